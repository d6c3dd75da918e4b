import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { type AuditEntry, auditBackwards, changeOf } from '../audit-log';
import type { AppPath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import { canaryRow, rowsOf } from './app-rows';

/** What decides what visitors get. */
const decisions: readonly AuditEntry['command'][] = ['start', 'promote', 'promote-set', 'rollback', 'rollback-set'];

/**
 * True when a person decided last what visitors get of an app: a version is on trial, or was promoted or gone back to. What a
 * machine builds when it starts then waits for a deployment.
 */
export async function wasDeployed(storage: ObjectStorage, app: AppPath): Promise<boolean> {
  const { registry } = await readPointer(storage);
  const rows = rowsOf(registry, app);
  if (rows.length === 0) return false;
  if (canaryRow(rows)) return true;
  for await (const entry of auditBackwards(storage, registry.revision)) {
    if (changeOf(entry, app) && decisions.includes(entry.command)) return entry.command !== 'start';
  }
  return false;
}
