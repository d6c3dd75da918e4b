import { OperationRefused } from '../../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { auditBackwards, changeOf } from '../audit-log';
import { type AppPath, appName } from '../registry-paths';
import type { Registry, RegistryRow } from '../registry-schema';
import { hasVisitors, requireRow } from './app-rows';

interface Known {
  registry: Registry;
  storage: ObjectStorage;
}

/**
 * Refuses to go back to a version that nobody was ever served: to show it for the first time is a promotion, with what that asks.
 * @throws OperationRefused for such a version, and for one never published
 */
export async function requireHadVisitors(known: Known, app: AppPath, version: string): Promise<void> {
  if (await hadVisitors(known, app, requireRow(known.registry, app, version))) return;
  throw new OperationRefused(
    `${appName(app)} 的版本 ${version} 从未有过访客，不是可以退回的版本。要上线它，请用 promote。`,
  );
}

async function hadVisitors({ registry, storage }: Known, app: AppPath, row: RegistryRow): Promise<boolean> {
  const { served, proven, withdrawnAt } = row.extras;
  if (served !== undefined) return served || hasVisitors(row);
  if (proven !== false || withdrawnAt !== undefined) return true;
  const { version } = row.metadata;
  const rowIn = (rows: readonly RegistryRow[]) => rows.find(({ metadata }) => metadata.version === version);
  for await (const entry of auditBackwards(storage, registry.revision)) {
    const change = changeOf(entry, app);
    if (!change) continue;
    const before = rowIn(change.from.rows);
    const after = rowIn(change.to.rows);
    if ([before, after].some(one => one !== undefined && hasVisitors(one))) return true;
    if (!before && after) return false;
  }
  // The log does not reach back to its publication: what it does not tell stands in nobody's way.
  return true;
}
