import { readPointer } from '../../domain/releases/registry/registry-pointer';
import type { RegistryRow } from '../../domain/releases/registry/registry-schema';
import { type Fared, readReports } from '../../domain/telemetry/store-reports';
import type { Database } from '../../platform/database/connect';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { FAILURE_KINDS } from '../ops/failure-names';
import type { AppFigures, AppsReport } from './site-metrics';

const WINDOW_MS = 10 * 60_000;

/**
 * The versions that visitors get, from the registry, with what open pages reported of them in the last ten minutes.
 * @throws Error when the registry or the database cannot be read
 */
export async function readApps(db: Database, registryStorage: ObjectStorage): Promise<AppsReport> {
  const { registry } = await readPointer(registryStorage);
  const fared = await readReports(db, new Date(Date.now() - WINDOW_MS));
  const rowsByApp = Object.entries({ shell: registry.shell, ...registry.microFrontends });
  const apps = rowsByApp.flatMap(([app, rows]) =>
    rows
      .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
      .map(row => figuresOf(app, row, fared)),
  );
  return { revision: registry.revision, apps };
}

function figuresOf(
  app: string,
  { metadata: { version }, deployment }: RegistryRow,
  fared: readonly Fared[],
): AppFigures {
  const own = fared.find(one => one.app === app && one.version === version);
  const failures: Record<string, number> = {};
  for (const [kind, count] of Object.entries(own?.failures ?? {})) {
    const known = FAILURE_KINDS.includes(kind) ? kind : 'other';
    failures[known] = (failures[known] ?? 0) + count;
  }
  return { app, version, share: deployment.traffic / 100, loads: own?.loads ?? 0, failures };
}
