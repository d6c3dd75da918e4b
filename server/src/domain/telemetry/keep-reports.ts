import type { SiteReport } from '@shixuan/api/site-report';
import type { Database } from '../../platform/database/connect';
import type { Log } from '../../platform/log';
import { repeatedly } from '../../platform/process/repeatedly';
import type { Registry, RegistryRow } from '../releases/registry/registry-schema';
import { createReportCollector } from './collect-reports';
import { CANARY_LIMITS, type CanaryLimits, judgeCanary } from './judge-canary';
import { forgetOldReports, readReports, storeReports } from './store-reports';

export interface Canary {
  app: string;
  version: string;
  reason: string;
}

export interface KeepReportsOptions {
  db: Database;
  registry: () => Registry;
  log: Log;
  /** Rolls back a canary that fails too often. */
  rollback(canary: Canary): Promise<unknown>;
  limits?: CanaryLimits;
  /** How often reports are stored and canaries judged. */
  everyMs?: number;
}

const WINDOW_MS = 10 * 60_000;
const FORGET_EVERY_MS = 3600_000;

/** Collects the reports of pages, stores them every few seconds, and has failing canaries rolled back. */
export function keepReports({
  db,
  registry,
  log,
  rollback,
  limits = CANARY_LIMITS,
  everyMs = 5000,
}: KeepReportsOptions): {
  add(report: SiteReport, address: string): void;
  stop(): Promise<void>;
} {
  const collector = createReportCollector((app, version) =>
    rowsOf(registry(), app).some(row => row.metadata.version === version),
  );
  let forgotten = 0;

  async function store(): Promise<void> {
    const tallies = collector.take();
    await storeReports(db, tallies);
    const failing = new Set(tallies.filter(({ failures }) => Object.keys(failures).length > 0).map(({ app }) => app));
    if (failing.size > 0) await judge(failing);
    if (Date.now() - forgotten > FORGET_EVERY_MS) {
      forgotten = Date.now();
      await forgetOldReports(db);
    }
  }

  async function judge(apps: ReadonlySet<string>): Promise<void> {
    const fared = await readReports(db, new Date(Date.now() - WINDOW_MS));
    for (const app of apps) {
      const rows = rowsOf(registry(), app);
      const faredOf = (row: RegistryRow | undefined) =>
        fared.find(one => one.app === app && one.version === row?.metadata.version);
      const standing = rows.find(({ deployment }) => deployment.default);
      for (const canary of rows.filter(isCanary)) {
        const reason = judgeCanary(faredOf(canary), faredOf(standing), limits);
        if (reason) await rollback({ app, version: canary.metadata.version, reason });
      }
    }
  }

  // The reports of a failed run are lost.
  const failed = (error: unknown) => log.error({ error }, 'reports of pages not stored');
  const storing = repeatedly(everyMs, store, failed, { lastRun: true });
  return { add: collector.add, stop: storing.stop };
}

const rowsOf = ({ shell, microFrontends }: Registry, app: string): readonly RegistryRow[] =>
  app === 'shell' ? shell : ((Object.hasOwn(microFrontends, app) ? microFrontends[app] : undefined) ?? []);

/** A version that some visitors get and that is not the default. */
const isCanary = ({ deployment }: RegistryRow) => deployment.traffic > 0 && !deployment.default;
