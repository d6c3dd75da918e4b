import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { auditBackwards } from '../audit-log';
import type { AppPath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import { rowsOf } from './app-rows';

/**
 * True when a build is already published and another version was made live since, by a deployment or a rollback. A machine
 * that starts then keeps that choice.
 */
export async function wasDeployed(storage: ObjectStorage, app: AppPath, version: string): Promise<boolean> {
  const { registry } = await readPointer(storage);
  const row = rowsOf(registry, app).find(({ metadata }) => metadata.version === version);
  if (!row || row.deployment.default) return false;
  for await (const entry of auditBackwards(storage, registry.revision)) {
    if (
      entry.app === app &&
      (entry.command === 'start' || entry.command === 'promote' || entry.command === 'rollback')
    ) {
      return entry.command !== 'start';
    }
  }
  return false;
}
