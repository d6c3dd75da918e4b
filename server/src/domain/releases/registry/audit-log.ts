import { CheckResult } from '@shixuan/host/deploy';
import { z } from 'zod';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { PreconditionFailed } from '../../../platform/storage/precondition-failed';
import type { AppPath } from './registry-paths';
import { AppPathField, Killed, RegistryRow, SetConfig } from './registry-schema';

const State = z.object({
  rows: z.array(RegistryRow),
  killed: z.nullable(Killed),
  /** Null for the defaults. */
  config: z.nullable(SetConfig).default(null),
});

/** The operation that made one revision of the registry. */
export const AuditEntry = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Who asked for it: a token's name, or a person on the site's own machine. */
  who: z.string(),
  command: z.enum([
    'start',
    'publish',
    'promote',
    'promote-set',
    'rollback',
    'rollback-set',
    'kill',
    'revive',
    'config',
    'gc',
  ]),
  app: AppPathField,
  version: z.nullable(z.string()),
  from: State,
  to: State,
  /** The other apps that the same step changed: the rest of a set. */
  others: z.array(z.object({ app: AppPathField, from: State, to: State })).default([]),
  reason: z.string(),
  checks: z.array(CheckResult),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What an operation did to one app. */
export type AppChange = AuditEntry['others'][number];

/** What it did to each app, that which was named first. */
export const changesOf = ({ app, from, to, others }: AuditEntry): AppChange[] => [{ app, from, to }, ...others];

/** What it did to this app; undefined where it did nothing. */
export const changeOf = (entry: AuditEntry, app: AppPath): AppChange | undefined =>
  changesOf(entry).find(change => change.app === app);

const keyOf = (revision: number) => `audit/${String(revision).padStart(8, '0')}.json`;

const ENTRY = /^audit\/(\d{8,})\.json$/;

/** The revisions that the log names, readable or not. */
export const auditRevisions = async (storage: ObjectStorage): Promise<number[]> =>
  (await storage.list('audit/')).flatMap(key => ENTRY.exec(key)?.[1] ?? []).map(Number);

export const hasAudit = (storage: ObjectStorage, revision: number): Promise<boolean> => storage.has(keyOf(revision));

/** The last revision that the log names; 0 for none. */
export const latestAudit = async (storage: ObjectStorage): Promise<number> =>
  (await auditRevisions(storage)).reduce((latest, revision) => Math.max(latest, revision), 0);

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
