import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { hasAudit, latestAudit } from './audit-log';
import { readPointer } from './registry-pointer';
import { RegistryOlder } from './registry-unusable';

/**
 * Whether `registry.json` is from before operations that took effect: somebody put an older copy in its place. What was switched off or
 * withdrawn since is shown again, which nobody has asked for where it was not meant. Once an operation goes on from it, it was.
 * @returns null while it is the newest; an entry of the audit log comes after its registry, never before
 */
export async function findOlderRegistry(storage: ObjectStorage): Promise<RegistryOlder | null> {
  const { revision } = (await readPointer(storage)).registry;
  if (!(await hasAudit(storage, revision + 1))) return null;
  // Between the two looks an operation may have been made.
  if ((await readPointer(storage)).registry.revision !== revision) return null;
  return new RegistryOlder(revision, await latestAudit(storage));
}
