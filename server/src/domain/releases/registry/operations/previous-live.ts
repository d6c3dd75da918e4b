import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { auditBackwards, changeOf } from '../audit-log';
import type { AppPath } from '../registry-paths';
import type { Registry } from '../registry-schema';
import { defaultRow, rowsOf } from './app-rows';

/**
 * The version that visitors had before the live one, from the audit log. A version that was rolled back from does not
 * count as one to go back to: twice back is two versions back. Null when the log knows of none that is still there.
 */
export async function previousLive(storage: ObjectStorage, registry: Registry, app: AppPath): Promise<string | null> {
  const rows = rowsOf(registry, app);
  let live = defaultRow(rows)?.metadata.version;
  for await (const entry of auditBackwards(storage, registry.revision)) {
    const change = changeOf(entry, app);
    if (!change || entry.command === 'rollback' || entry.command === 'rollback-set') continue;
    const before = defaultRow(change.from.rows)?.metadata.version;
    const after = defaultRow(change.to.rows)?.metadata.version;
    if (!before || before === after || after !== live) continue;
    if (rows.some(({ metadata }) => metadata.version === before && metadata.integrity)) return before;
    live = before;
  }
  return null;
}
