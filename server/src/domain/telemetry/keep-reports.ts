import type { SiteReport } from '@shixuan/api/site-report';
import type { Database } from '../../platform/database/connect';
import type { Log } from '../../platform/log';
import { repeatedly } from '../../platform/process/repeatedly';
import { siteNow, siteTime } from '../../platform/site-time';
import type { Registry, RegistryRow } from '../releases/registry/registry-schema';
import { createReportCollector } from './collect-reports';
import { type FailingCanary, failingCanary, type JudgeOptions, watchLive } from './judge-app';
import type { PageTicket } from './page-tickets';
import { storeReports } from './store-reports';

export interface KeepReportsOptions {
  db: Database;
  registry: () => Registry;
  log: Log;
  /** Rolls back a canary that fails too often. */
  rollback(canary: FailingCanary): Promise<unknown>;
  limits?: JudgeOptions['limits'];
  /** How often reports are stored and versions judged. */
  everyMs?: number;
}

/**
 * Collects the reports of pages, stores them every few seconds, has failing canaries rolled back, and raises and ends the alarms of
 * live versions.
 */
export function keepReports({ db, registry, log, rollback, limits, everyMs = 5000 }: KeepReportsOptions): {
  add(report: SiteReport, ticket: PageTicket): void;
  stop(): Promise<void>;
} {
  const isKnown = (app: string, version: string) =>
    rowsOf(registry(), app).some(row => row.metadata.version === version);
  const collector = createReportCollector(isKnown, siteNow, ({ app, version, route, failure, milliseconds }) =>
    log.warn({ app, version, route, failure, milliseconds }, 'a page did not respond'),
  );

  async function store(): Promise<void> {
    const tallies = collector.take();
    await storeReports(db, tallies).catch((error: unknown) => {
      collector.putBack(tallies);
      throw error;
    });
    for (const app of new Set(tallies.map(tally => tally.app))) await judge(app);
  }

  async function judge(app: string): Promise<void> {
    const options = { db, now: siteTime(), ...(limits && { limits }) };
    const failing = await failingCanary(app, rowsOf(registry(), app), options);
    if (failing) await rollback(failing);
    await watchLive(app, rowsOf(registry(), app), options);
  }

  // What was not stored is with the next run: a canary that failed while the database was away is judged when it is back.
  const failed = (error: unknown) => log.error({ error }, 'reports of pages not stored');
  const storing = repeatedly(everyMs, store, failed, { lastRun: true });
  return { add: collector.add, stop: storing.stop };
}

const rowsOf = ({ shell, microFrontends }: Registry, app: string): readonly RegistryRow[] =>
  app === 'shell' ? shell : ((Object.hasOwn(microFrontends, app) ? microFrontends[app] : undefined) ?? []);
