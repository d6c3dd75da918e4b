import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { type AuditEntry, auditBackwards, changeOf } from '../audit-log';
import type { AppPath } from '../registry-paths';
import type { Registry } from '../registry-schema';
import { defaultRow, rowsOf } from './app-rows';

/**
 * The version that visitors had before the live one, from the audit log. A version that was rolled back from does not
 * count as one to go back to: twice back is two versions back. A rollback to a version that had not been live before goes
 * forward, like a promotion. Null when the log knows of none that is still there.
 */
export async function previousLive(storage: ObjectStorage, registry: Registry, app: AppPath): Promise<string | null> {
  const rows = rowsOf(registry, app);
  let live = defaultRow(rows)?.metadata.version;
  for await (const entry of auditBackwards(storage, registry.revision)) {
    const change = changeOf(entry, app);
    if (!change) continue;
    const before = defaultRow(change.from.rows)?.metadata.version;
    const after = defaultRow(change.to.rows)?.metadata.version;
    if (!before || before === after || after !== live) continue;
    if (isRollback(entry) && (!after || (await wasLive(storage, entry.revision - 1, app, after)))) continue;
    if (rows.some(({ metadata }) => metadata.version === before && metadata.integrity)) return before;
    live = before;
  }
  return null;
}

const isRollback = ({ command }: AuditEntry): boolean => command === 'rollback' || command === 'rollback-set';

/** Whether a version was live at this revision of the registry, or earlier. */
async function wasLive(storage: ObjectStorage, revision: number, app: AppPath, version: string): Promise<boolean> {
  for await (const entry of auditBackwards(storage, revision)) {
    const change = changeOf(entry, app);
    if (change && defaultRow(change.to.rows)?.metadata.version === version) return true;
  }
  return false;
}
