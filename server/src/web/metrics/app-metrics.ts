import { Gauge, type Registry } from 'prom-client';

/** What the metrics tell of a version that visitors get. */
export interface AppFigures {
  app: string;
  version: string;
  /** Share of visitors, 0 to 1. */
  share: number;
  /** Reports of pages in the last minutes. */
  loads: number;
  /** By kind, of a list of kinds that is known: pages of strangers must not make series. */
  failures: Readonly<Record<string, number>>;
}

/** The deployed versions, and how they fare. */
export interface AppsReport {
  revision: number;
  /** Whether it is an older copy: operations after it took no effect. */
  isOlder: boolean;
  apps: readonly AppFigures[];
  /** What browsers refused by the content security policy in the last hours, by directive: of a list that is known. */
  violations: Readonly<Record<string, number>>;
}

/** @returns a look at the store that fills all of them: each by itself would look for its own, and at another moment */
export function addApps(registry: Registry, readApps: () => Promise<AppsReport>): () => Promise<void> {
  const registers = [registry];
  const labelNames = ['app', 'version'] as const;
  const revision = new Gauge({ name: 'shixuan_registry_revision', help: 'Number of the last operation.', registers });
  const share = new Gauge({
    name: 'shixuan_app_traffic_ratio',
    help: 'Share of visitors who get a version. Less than 1: a trial.',
    labelNames,
    registers,
  });
  const loads = new Gauge({
    name: 'shixuan_app_recent_loads',
    help: 'Loads of a version that open pages reported in the last ten minutes.',
    labelNames,
    registers,
  });
  const failures = new Gauge({
    name: 'shixuan_app_recent_failures',
    help: 'Failures of a version that open pages reported in the last ten minutes, by kind.',
    labelNames: ['app', 'version', 'failure'] as const,
    registers,
  });
  const violations = new Gauge({
    name: 'shixuan_policy_recent_violations',
    help: 'What browsers refused by the content security policy, by directive, in this hour and the one before.',
    labelNames: ['directive'] as const,
    registers,
  });
  const readable = new Gauge({
    name: 'shixuan_registry_readable',
    help: '1 while the registry of versions and the reports on them can be read.',
    registers,
  });
  const older = new Gauge({
    name: 'shixuan_registry_older',
    help: '1 while the registry is an older copy than the log of operations: what was done after it took no effect.',
    registers,
  });
  return async () => {
    const report = await readApps().catch(() => null);
    for (const one of [revision, older, share, loads, failures, violations]) one.reset();
    readable.set(report ? 1 : 0);
    if (!report) return;
    revision.set(report.revision);
    older.set(report.isOlder ? 1 : 0);
    for (const [directive, count] of Object.entries(report.violations)) violations.set({ directive }, count);
    for (const { app, version, ...figures } of report.apps) {
      share.set({ app, version }, figures.share);
      loads.set({ app, version }, figures.loads);
      for (const [failure, count] of Object.entries(figures.failures)) failures.set({ app, version, failure }, count);
    }
  };
}
