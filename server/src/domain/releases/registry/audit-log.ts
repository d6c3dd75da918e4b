import { CheckResult } from '@shixuan/host/deploy';
import { z } from 'zod';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import type { AppPath } from './registry-paths';
import { Killed, RegistryRow } from './registry-schema';

const State = z.object({ rows: z.array(RegistryRow), killed: z.nullable(Killed) });

/** The operation that made one revision of the registry. */
export const AuditEntry = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Who asked for it: a token's name, or a person on the site's own machine. */
  who: z.string(),
  command: z.enum(['start', 'publish', 'promote', 'rollback', 'kill', 'revive', 'gc']),
  app: z.custom<AppPath>(value => typeof value === 'string' && /^(shell|remotes\/[a-z][a-z0-9-]{1,30})$/.test(value)),
  version: z.nullable(z.string()),
  from: State,
  to: State,
  reason: z.string(),
  checks: z.array(CheckResult),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const keyOf = (revision: number) => `audit/${String(revision).padStart(8, '0')}.json`;

/** The first revision from `revision` on without an entry: the next one, unless an older registry was restored. */
export async function freeRevision(storage: ObjectStorage, revision: number): Promise<number> {
  let free = revision;
  while (await storage.has(keyOf(free))) free += 1;
  return free;
}

/** Writes an entry that is never changed again; the first for a revision stands. */
export async function writeAudit(storage: ObjectStorage, entry: AuditEntry): Promise<void> {
  try {
    await storage.put(keyOf(entry.revision), Buffer.from(`${JSON.stringify(entry, null, 2)}\n`), { ifAbsent: true });
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
  }
}

/** Null for a revision without a readable entry. */
export async function readAudit(storage: ObjectStorage, revision: number): Promise<AuditEntry | null> {
  const stored = await storage.get(keyOf(revision));
  if (!stored) return null;
  try {
    return AuditEntry.parse(JSON.parse(stored.bytes.toString('utf8')));
  } catch {
    return null;
  }
}

/** Entries of the revisions up to `revision`, latest first, read one by one as they are asked for. */
export async function* auditBackwards(storage: ObjectStorage, revision: number): AsyncGenerator<AuditEntry> {
  for (let at = revision; at > 0; at -= 1) {
    const entry = await readAudit(storage, at);
    if (entry) yield entry;
  }
}
