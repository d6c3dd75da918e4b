import { hasVisitors } from '../../domain/releases/registry/operations/app-rows';
import { findOlderRegistry } from '../../domain/releases/registry/registry-older';
import { readPointer } from '../../domain/releases/registry/registry-pointer';
import type { RegistryRow } from '../../domain/releases/registry/registry-schema';
import { kindOf } from '../../domain/telemetry/collect-reports';
import { readPolicyReports } from '../../domain/telemetry/keep-policy-reports';
import { type Fared, readReports } from '../../domain/telemetry/store-reports';
import type { Database } from '../../platform/database/connect';
import { siteNow } from '../../platform/site-time';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { FAILURE_KINDS } from '../ops/failure-names';
import type { AppFigures, AppsReport } from './app-metrics';

const WINDOW_MS = 10 * 60_000;
/** Reports are stored by the hour they came in. */
const POLICY_WINDOW_MS = 2 * 3600_000;

/**
 * The versions that visitors get, from the registry, with what open pages reported of them in the last ten minutes, and what
 * browsers refused.
 * @throws Error when the registry or the database cannot be read
 */
export async function readApps(db: Database, registryStorage: ObjectStorage): Promise<AppsReport> {
  const { registry } = await readPointer(registryStorage);
  const fared = await readReports(db, new Date(siteNow() - WINDOW_MS));
  const rowsByApp = Object.entries({ shell: registry.shell, ...registry.microFrontends });
  const apps = rowsByApp.flatMap(([app, rows]) =>
    rows.filter(row => row.deployment.default || hasVisitors(row)).map(row => figuresOf(app, row, fared)),
  );
  const violations: Record<string, number> = {};
  for (const { directive, count } of await readPolicyReports(db, new Date(siteNow() - POLICY_WINDOW_MS)))
    violations[directive] = (violations[directive] ?? 0) + count;
  const isOlder = (await findOlderRegistry(registryStorage)) !== null;
  return { revision: registry.revision, isOlder, apps, violations };
}

function figuresOf(
  app: string,
  { metadata: { version }, deployment }: RegistryRow,
  fared: readonly Fared[],
): AppFigures {
  const own = fared.find(one => one.app === app && one.version === version);
  const failures: Record<string, number> = {};
  for (const [failure, count] of Object.entries(own?.failures ?? {})) {
    const kind = kindOf(failure);
    const known = FAILURE_KINDS.includes(kind) ? kind : 'other';
    failures[known] = (failures[known] ?? 0) + count;
  }
  return { app, version, share: deployment.traffic / 100, loads: own?.loads ?? 0, failures };
}
