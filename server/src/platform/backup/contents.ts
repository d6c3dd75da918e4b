import { z } from 'zod';

// A backup is a tar archive, gzipped, encrypted with a password as age does (age-encryption.org): `age -d` opens it as well.
// First stands what it holds, then the rows of each table as COPY writes them, then the objects of the storage, and last the
// hashes of all of it.

export const HEAD = 'backup.json';
export const HASHES = 'sha256.json';

/** Rows of a table come in parts, because an entry of an archive says its size before its bytes. */
export const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy`;
export const objectName = (key: string) => `objects/${key}`;

export type EntryOfBackup = { table: string } | { object: string };

/** What an entry between the first and the last one holds; null for a name that no backup has. */
export function readEntryName(name: string): EntryOfBackup | null {
  const [, table] = /^tables\/([a-z][a-z0-9_]*)\/\d{6}\.copy$/.exec(name) ?? [];
  if (table !== undefined) return { table };
  return name.startsWith('objects/') ? { object: name.slice('objects/'.length) } : null;
}

/** The first entry. */
export const BackupHead = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type BackupHead = z.infer<typeof BackupHead>;

/** The last entry: SHA-256 in hex of every other one, by name. */
export const Hashes = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));
export type Hashes = z.infer<typeof Hashes>;
