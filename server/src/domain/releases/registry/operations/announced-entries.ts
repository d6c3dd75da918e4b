import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { AuditEntry, changesOf, readAudit, writeAudit } from '../audit-log';
import type { Registry } from '../registry-schema';
import { stateOf } from './app-rows';

/** Entries of operations that are under way, one object each. */
const PREFIX = 'audit/announced/';

/**
 * Keeps an entry before the registry is changed: a process that is killed between the change and the audit log would leave a
 * revision of which nobody knows who made it.
 * @returns key under which it is kept until the operation has ended
 */
export async function announceEntry(storage: ObjectStorage, entry: AuditEntry): Promise<string> {
  const key = `${PREFIX}${String(entry.revision).padStart(8, '0')}-${randomUUID()}.json`;
  await storage.put(key, Buffer.from(JSON.stringify(entry)), { ifAbsent: true });
  return key;
}

/**
 * Brings the audit log up to the registry: the entry of its revision is written where its process died before that, and
 * entries of operations that came to nothing are removed. Those of later revisions are under way.
 */
export async function settleEntries(storage: ObjectStorage, registry: Registry): Promise<void> {
  for (const key of await storage.list(PREFIX)) {
    const kept = await storage.get(key);
    const entry = kept && parsed(kept.bytes);
    if (entry && entry.revision > registry.revision) continue;
    if (entry?.revision === registry.revision && made(entry, registry) && !(await readAudit(storage, entry.revision)))
      await writeAudit(storage, entry);
    await storage.delete(key);
  }
}

function parsed(bytes: Buffer): AuditEntry | null {
  try {
    return AuditEntry.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

/** Whether the registry is what the operation would have made of it: another one may have been first at its revision. */
const made = (entry: AuditEntry, registry: Registry): boolean =>
  changesOf(entry).every(({ app, to }) => isDeepStrictEqual(to, stateOf(registry, app)));
