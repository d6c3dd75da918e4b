import { join } from 'node:path';
import { keepPublished } from './documents/downloads/keep-published';
import type { CdnSettings } from './domain/cdn/cdn-settings';
import { keepPurged } from './domain/cdn/keep-purged';
import { keepMailing } from './domain/enquiries/keep-mailing';
import { keepRamps } from './domain/releases/registry/keep-ramps';
import { readPointer } from './domain/releases/registry/registry-pointer';
import type { Catalogue } from './domain/snapshot/catalogue';
import { keepSubmitting } from './domain/submissions/keep-submitting';
import { receiversOf } from './domain/submissions/receiver';
import type { SubmissionSettings } from './domain/submissions/submission-settings';
import { keepWebhooks } from './domain/webhooks/keep-webhooks';
import type { WebhookSettings } from './domain/webhooks/webhook-settings';
import type { Config } from './platform/config';
import type { Changes } from './platform/database/changes';
import type { Database } from './platform/database/connect';
import { databaseTime } from './platform/database/database-time';
import { inOneProcess } from './platform/database/in-one-process';
import { whileHolding } from './platform/jobs/job-holder';
import { noteFailure, noteSuccess } from './platform/jobs/job-log';
import { keepRetention } from './platform/jobs/keep-retention';
import type { EventLog } from './platform/log';
import type { Messenger } from './platform/mail/messenger';
import { repeatedly } from './platform/process/repeatedly';
import type { Shutdown } from './platform/process/shutdown';
import { reasonOf } from './platform/reason-of';
import { environmentFolder } from './platform/storage/environments';
import type { ObjectStorage } from './platform/storage/object-storage';
import type { SiteStorage } from './platform/storage/open-storage';
import { storedPrefixes } from './platform/storage/stored-below';
import { sweepUnfinished } from './platform/storage/sweep-unfinished';
import { retentionRules } from './retention-rules';

/** A disk that was full for a while has room again for what is held. */
const HOLD_EVERY_MS = 60_000;

/** Number of submissions to search engines among the advisory locks of the database. */
const SUBMITTING = 7_217_004;

export interface BackgroundSources {
  config: Config;
  settings: { submission: SubmissionSettings; webhooks: WebhookSettings; cdn: CdnSettings | undefined };
  db: Database;
  storage: SiteStorage;
  registryStorage: ObjectStorage;
  catalogue: Catalogue;
  changes: Changes;
  messenger: Messenger;
  /** Paths of the pages that remotes declare for search engines. */
  listedPages(): readonly string[];
  /** Whether the files of the download centre are made. */
  makesFiles: boolean;
  /** A line for whoever started the site. */
  log(line: string): void;
  /** The log of the server. */
  serverLog: EventLog;
}

interface Job {
  stop(): Promise<void>;
}

/** Starts everything that a site does beside its answers; each job ends with the site. */
export function startBackgroundWork(started: Shutdown, sources: BackgroundSources): void {
  const { config, db, registryStorage, messenger, log, serverLog } = sources;
  sweepOldFiles(sources);
  const jobs: (Job | undefined)[] = [
    sources.makesFiles ? keepPublished(sources) : undefined,
    keepRetention({ db, rules: retentionRules(config.retention), log: serverLog, say: log }),
    keepRamps({ storage: registryStorage, log: serverLog, now: () => databaseTime(db) }),
    submitting(sources),
    telling(sources),
    purging(sources),
    keepMailing({ db, messenger, log }),
    holding(sources),
  ];
  for (const job of jobs) if (job) started.work(() => job.stop());
}

/** Files whose writing ended with a process; nothing waits for them to go. */
function sweepOldFiles({ config, log }: BackgroundSources): void {
  const written =
    config.storage.kind === 'folder'
      ? join(config.storage.folder, environmentFolder(config.environment))
      : config.varDir;
  sweepUnfinished([...storedPrefixes, 'outbox'].map(place => join(written, place))).catch((error: unknown) =>
    log(`没有写完的旧文件没有清理：${reasonOf(error)}`),
  );
}

/** Keeps room for withdrawing versions; what stands in the way is told when it changes. */
function holding({ storage: { room }, log }: BackgroundSources) {
  if (!room) return undefined;
  let told = '';
  const hold = async () => {
    await room.hold();
    told = '';
  };
  const failed = (error: unknown) => {
    const reason = reasonOf(error);
    if (reason !== told) log(`没有为停用与回退留出空间：${reason}`);
    told = reason;
  };
  return repeatedly(HOLD_EVERY_MS, hold, failed, { atOnce: true });
}

function submitting({ config, settings, db, catalogue, storage, listedPages, log }: BackgroundSources) {
  const { siteOrigin } = config;
  const receivers = receiversOf(settings.submission, siteOrigin);
  if (receivers.length === 0) return undefined;
  return keepSubmitting({
    ...{ catalogue, storage, receivers, siteOrigin, log },
    pages: listedPages,
    alone: task => inOneProcess(db, SUBMITTING, task),
    sending: send => whileHolding({ db, name: 'submissions', log }, send),
    note: failure =>
      failure === null
        ? noteSuccess(db, 'submissions')
        : noteFailure(db, 'submissions', { reason: failure, pauseMs: failures => 60_000 * 2 ** failures }),
  });
}

function telling({ config, settings: { webhooks }, db, registryStorage, log }: BackgroundSources) {
  if (webhooks.targets.length === 0) return undefined;
  return keepWebhooks({ db, storage: registryStorage, settings: webhooks, siteOrigin: config.siteOrigin, log });
}

function purging({ settings: { cdn }, db, catalogue, changes, registryStorage, log }: BackgroundSources) {
  if (!cdn) return undefined;
  const states = {
    catalogue: () => catalogue.current.index.version,
    registry: async () => String((await readPointer(registryStorage)).registry.revision),
  };
  return keepPurged({ db, cdn, states, changes, log });
}
