/** How long the main thread of a visible page may be silent before that counts as a hang, ms. The loader gives up a file after as long. */
export const HANG_MS = 8000;

/** The page sends a sign of life this often, and the watch looks as often, ms. */
export const BEAT_MS = 1000;

/**
 * Longest step of the watch's own clock that is believed, ms. After a longer one the watch itself did not run when it should have: the
 * machine was suspended or had no time for it, or the browser had frozen page and watch together.
 */
export const LONGEST_STEP_MS = 1.5 * BEAT_MS;

/** A version of a remote whose code runs or is about to. */
export interface Work {
  app: string;
  version: string;
  /** Id of the route, or name of the place that a piece fills. */
  route: string;
}

/** What happens to the page that is watched; `at` by the watch's clock, ms. */
export type WatchEvent = { at: number } & (
  | { kind: 'tick' | 'beat' | 'shown' | 'hidden' }
  /** The versions that may block the page from now on. */
  | { kind: 'work'; works: readonly Work[] }
);

export interface Verdict {
  /** `hang`: silent for longer than {@link HANG_MS}; `ended`: a hang that was told is over. */
  kind: 'hang' | 'ended';
  works: readonly Work[];
  /** Length so far, or in all. */
  milliseconds: number;
}

export interface Watch {
  isShown: boolean;
  works: readonly Work[];
  /** Time of the last event. */
  at: number;
  /** How long the page was silent while both it and the watch could run, ms. */
  silentMs: number;
  /** The hang of this silence, once it was told. */
  told: readonly Work[] | null;
}

export const startWatch = (at: number): Watch => ({ isShown: true, works: [], at, silentMs: 0, told: null });

/**
 * One step of the watch over a page: what is known after an event, and what there is to tell. Silence is added up from steps of
 * the watch's clock that are short enough to have been awake, and only while the page is shown. Each hang is told once, and its end once.
 */
export function stepWatch(watch: Watch, event: WatchEvent): { watch: Watch; verdict: Verdict | null } {
  const step = event.at - watch.at;
  const isAwake = step >= 0 && step <= LONGEST_STEP_MS;
  const silentMs = watch.silentMs + (watch.isShown && isAwake ? step : 0);
  const next: Watch = { ...watch, at: event.at, silentMs };
  if (event.kind === 'tick') {
    // Without a remote at work, as in the shell's own start, there is no version to report.
    const hangs = watch.isShown && silentMs >= HANG_MS && !watch.told && watch.works.length > 0;
    if (!hangs) return { watch: next, verdict: null };
    const { works } = watch;
    return { watch: { ...next, told: works }, verdict: { kind: 'hang', works, milliseconds: silentMs } };
  }
  // Every message of the page is a sign of life.
  const alive: Watch = {
    ...next,
    silentMs: 0,
    told: null,
    works: event.kind === 'work' ? event.works : watch.works,
    isShown: event.kind === 'shown' || (event.kind !== 'hidden' && watch.isShown),
  };
  const verdict: Verdict | null = watch.told && { kind: 'ended', works: watch.told, milliseconds: silentMs };
  return { watch: alive, verdict };
}
