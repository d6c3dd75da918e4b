import type { Work } from './watch';

/** How long after its first drawing a version is named for it, ms: effects of the page run after it, and it may be drawn in parts. */
const DRAWING_MS = 2000;

/** Which versions of remotes may block the page at a moment. */
export interface RemoteWork {
  /** The code of a version will run some time until the returned function is called: while it loads. */
  begin(work: Work): () => void;
  /** The version's component is drawn next. What was drawn before, and has returned since, is no longer named. */
  draw(work: Work): void;
  /** Runs a step that does not return before the version's code has: nothing else can block the page meanwhile. */
  during<T>(work: Work, step: () => T): T;
  /** A page or a piece of the version stands in the document until the returned function is called. */
  stay(work: Work): () => void;
  /** The versions to name if the page were blocked now: of the step that runs, else those that load or are drawn, else those in the document. */
  atHand(): readonly Work[];
  /** Whether something loads, is drawn or runs, beyond what stands in the document. */
  isBusy(): boolean;
  /** Calls `listener` after each change, for a step before it runs. */
  follow(listener: () => void): void;
}

interface Drawing {
  /** The page has run something else since. */
  hasReturned: boolean;
  end(): void;
}

export function createRemoteWork(): RemoteWork {
  const begun = new Set<{ work: Work }>();
  const drawings = new Set<Drawing>();
  const standing = new Set<{ work: Work }>();
  const steps: Work[] = [];
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const enter = (set: Set<{ work: Work }>, work: Work) => {
    const entry = { work };
    set.add(entry);
    changed();
    return () => void (set.delete(entry) && changed());
  };
  const worksIn = (set: ReadonlySet<{ work: Work }>) => [...set].map(({ work }) => work);
  return {
    begin: work => enter(begun, work),
    draw(work) {
      for (const other of drawings) if (other.hasReturned) other.end();
      const leave = enter(begun, work);
      const drawing: Drawing = {
        hasReturned: false,
        end() {
          for (const timer of timers) clearTimeout(timer);
          drawings.delete(drawing);
          leave();
        },
      };
      // A page that stands still comes to neither.
      const timers = [setTimeout(() => (drawing.hasReturned = true)), setTimeout(drawing.end, DRAWING_MS)];
      drawings.add(drawing);
    },
    stay: work => enter(standing, work),
    during(work, step) {
      steps.push(work);
      changed();
      try {
        return step();
      } finally {
        steps.pop();
        changed();
      }
    },
    atHand() {
      const step = steps.at(-1);
      if (step) return [step];
      return worksIn(begun.size > 0 ? begun : standing);
    },
    isBusy: () => steps.length > 0 || begun.size > 0,
    follow: listener => void listeners.push(listener),
  };
}
