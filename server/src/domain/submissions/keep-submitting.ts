import { z } from 'zod';
import { inJobSpan } from '../../platform/jobs/job-span';
import { repeatedly } from '../../platform/process/repeatedly';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { storedBelow } from '../../platform/storage/stored-below';
import { type SitePlace, sitePlaces } from '../landings/site-places';
import type { CatalogueSnapshot } from '../snapshot/catalogue';
import type { Outcome, Receiver } from './receiver';

const EVERY_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** After this many failures in a row an hour passes, then two, at most six. */
const MOST_PAUSE_MS = 6 * 3_600_000;
/** Requests to one receiver in one run. */
const MOST_REQUESTS = 10;

/** What a receiver has: the day of the last change of each path, empty where it has none. */
const State = z.record(z.string(), z.string());
type State = z.infer<typeof State>;

export interface SubmittingOptions {
  catalogue: { readonly current: CatalogueSnapshot };
  /** Paths of the pages that remotes declare, the same list until they change; none while no registry has been read. */
  pages(): readonly string[];
  storage: ObjectStorage;
  receivers: readonly Receiver[];
  siteOrigin: string;
  /** Told of what was taken and of the first failure after a success; never of keys. */
  log(line: string): void;
  /** Runs a task unless another process is running it; without it this process is the only one. */
  alone?: (task: () => Promise<void>) => Promise<unknown>;
  /** Wraps each request, while who is at it is noted. */
  sending?: <T>(send: () => Promise<T>) => Promise<T>;
  /** Notes what became of the last request: the reason of a failure, or null. */
  note?: (failure: string | null) => Promise<unknown>;
  pauseMs?: number;
  /** Milliseconds since some moment; never put right, as the time of day is. */
  now?: () => number;
}

/**
 * Submits new, changed and removed addresses of the sitemap to search engines, until stopped. What a receiver has taken is
 * kept in the storage, so that a restart submits nothing twice. A receiver that fails is tried again, later each time; one
 * that takes no more is left alone for a day. Of several processes one submits.
 */
export function keepSubmitting(options: SubmittingOptions): { stop(): Promise<void> } {
  const submitters = options.receivers.map(receiver => submitter(receiver, options));
  const run = async (stopping: AbortSignal) => {
    for (const submit of submitters) await submit(stopping);
  };
  const { alone = task => task() } = options;
  const report = (error: unknown) => options.log(`推送没有进行：${error instanceof Error ? error.name : 'unknown'}`);
  return repeatedly(options.pauseMs ?? EVERY_MS, async stopping => void (await alone(() => run(stopping))), report);
}

function submitter(
  receiver: Receiver,
  {
    catalogue,
    pages,
    storage,
    siteOrigin,
    log,
    note = async () => undefined,
    sending = send => send(),
    now = () => performance.now(),
  }: SubmittingOptions,
) {
  const key = `${storedBelow.submissions}${receiver.name}.json`;
  let done: { snapshot: CatalogueSnapshot; listed: readonly string[] } | undefined;
  let notBefore = 0;
  let failures = 0;

  return async (stopping: AbortSignal) => {
    const current = { snapshot: catalogue.current, listed: pages() };
    if ((current.snapshot === done?.snapshot && current.listed === done.listed) || now() < notBefore) return;
    // Without a registry the pages of all remotes would count as gone.
    if (current.listed.length === 0) return;
    const state = await readState(storage, key);
    const due = duePlaces([...sitePlaces(current.snapshot, current.listed).values()].flat(), state, receiver.takesGone);
    let taken = 0;
    for (let start = 0; start < due.length; start += receiver.most) {
      if (stopping.aborted || start >= MOST_REQUESTS * receiver.most) return told();
      const part = due.slice(start, start + receiver.most);
      const addresses = part.map(({ path }) => siteOrigin + path);
      const outcome = await sending(() => inJobSpan('submissions', () => receiver.send(addresses), failureOf));
      if (outcome.kind !== 'taken') {
        if (outcome.kind === 'failed' && failures === 0)
          log(`推送到${receiver.label}失败，稍后重试：${outcome.reason}`);
        failures += outcome.kind === 'failed' ? 1 : 0;
        notBefore = now() + (outcome.kind === 'full' ? DAY_MS : Math.min(MOST_PAUSE_MS, EVERY_MS * 2 ** failures));
        if (outcome.kind === 'failed') await note(`${receiver.label}：${outcome.reason}`).catch(() => undefined);
        return told();
      }
      failures = 0;
      await note(null).catch(() => undefined);
      for (const { path, changed } of part) {
        if (changed === null) delete state[path];
        else state[path] = changed;
      }
      await storage.put(key, Buffer.from(JSON.stringify(state)));
      taken += part.length;
    }
    done = current;
    told();

    function told() {
      if (taken > 0) log(`已向${receiver.label}推送 ${taken} 个地址。`);
    }
  };
}

const failureOf = ({ kind }: Outcome) => (kind === 'failed' ? kind : undefined);

/** Addresses that a receiver does not have as they are; `changed` is null for those that are gone. */
function duePlaces(places: readonly SitePlace[], state: State, takesGone: boolean) {
  const due = places.flatMap(({ path, changed = '' }) => (state[path] === changed ? [] : [{ path, changed }]));
  if (!takesGone) return due;
  const known = new Set(places.map(({ path }) => path));
  return [...due, ...Object.keys(state).flatMap(path => (known.has(path) ? [] : [{ path, changed: null }]))];
}

/** An unreadable state counts as none: addresses are submitted again. */
async function readState(storage: ObjectStorage, key: string): Promise<State> {
  const stored = await storage.get(key);
  if (!stored) return {};
  try {
    return State.parse(JSON.parse(stored.bytes.toString()));
  } catch {
    return {};
  }
}
