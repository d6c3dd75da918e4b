import type { Changes } from '../../platform/database/changes';
import type { Database } from '../../platform/database/connect';
import type { Log } from '../../platform/database/log';
import { type JobState, readJob } from '../../platform/jobs/job-log';
import type { JobName } from '../../platform/jobs/job-names';
import { runJob } from '../../platform/jobs/run-job';
import { repeatedly } from '../../platform/process/repeatedly';
import { reasonOf } from '../../platform/reason-of';
import { siteNow } from '../../platform/site-time';
import type { CdnSettings } from './cdn-settings';

/** What pages in a cache follow from, by the tags that they carry: the data, and the versions that are deployed. */
export const cdnTags = ['catalogue', 'registry'] as const;
export type CdnTag = (typeof cdnTags)[number];

const jobs: Readonly<Record<CdnTag, { name: JobName; lock: number }>> = {
  catalogue: { name: 'cdn-catalogue', lock: 7_217_006 },
  registry: { name: 'cdn-registry', lock: 7_217_007 },
};

const EVERY_MS = 5000;
/**
 * Time after which every process serves a change. One that does not know of it yet may have filled the cache again with what was
 * purged, so that it is purged once more then.
 */
const SETTLED_MS = 15_000;
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const pauseMs = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

export interface PurgingOptions {
  db: Database;
  cdn: CdnSettings;
  /** What tells one state of a tag from another: the version of the catalogue, the revision of the registry. */
  states: Readonly<Record<CdnTag, () => string | Promise<string>>>;
  changes?: Changes | undefined;
  log: Log;
  everyMs?: number;
  settledMs?: number;
}

/**
 * Has a cache before the site forget the pages of each tag whose state has changed, at once and again when all processes have
 * followed, until stopped. One of all processes asks; a failure is tried again, later each time. What was purged stands in the
 * database, so that a restart purges nothing.
 */
export function keepPurged({ changes, everyMs = EVERY_MS, ...options }: PurgingOptions): {
  stop(): Promise<void>;
} {
  const kept = cdnTags.map(tag => {
    const report = (error: unknown) => options.log(`CDN 的缓存没有清除（${tag}），稍后重试：${reasonOf(error)}`);
    const purging = repeatedly(everyMs, purger(tag, options), report, { atOnce: true });
    const end = changes?.on(tag, purging.soon);
    return async () => {
      end?.();
      await purging.stop();
    };
  });
  return { stop: async () => void (await Promise.all(kept.map(stop => stop()))) };
}

function purger(tag: CdnTag, { db, cdn, states, log, settledMs = SETTLED_MS }: PurgingOptions) {
  let done: string | undefined;
  return async () => {
    const state = await states[tag]();
    if (state === done) return;
    const { name, lock } = jobs[tag];
    const { subject, failures, succeededAt } = await readJob(db, name);
    const [first, last] = [`${state} 1/2`, `${state} 2/2`];
    const purged = failures === 0 && succeededAt !== null ? subject : undefined;
    if (purged === last) {
      done = state;
      return;
    }
    // A clock that was ahead may have noted it.
    if (purged === first && Math.abs(siteNow() - Date.parse(succeededAt ?? '')) < settledMs) return;
    const begun = purged === first || subject === last;
    const job = {
      name,
      lock,
      subject: begun ? last : first,
      pauseMs,
      isStillDue: (now: JobState) =>
        now.subject === subject && now.succeededAt === succeededAt && now.failures === failures,
      isOver: () => false,
      problem: (reason: string | undefined) => reason,
      log,
    };
    await runJob(db, job, () => purge(cdn, tag));
  };
}

/** The tag goes as the header that caches tell pages by, and in the body as the services of the trade take it. @returns why it failed */
async function purge({ purgeUrl, token }: CdnSettings, tag: CdnTag): Promise<string | undefined> {
  const answer = await fetch(purgeUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cache-tag': tag,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags: [tag] }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.ok ? undefined : `HTTP ${answer.status}`;
}
