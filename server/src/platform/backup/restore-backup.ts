import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ObjectStorage } from '../storage/object-storage';
import { requireKey } from '../storage/storage-key';
import { BackupRefused } from './backup-refused';
import type { BackupHead } from './contents';
import { readBackup } from './read-backup';
import { migrationsOf, quoted, tablesOf } from './tables';

export interface RestoreTarget {
  /** A database whose tables are as the migrations make them, and empty. */
  pool: pg.Pool;
  /** Without an object of the site. */
  storage: ObjectStorage;
  prefixes: readonly string[];
  /** Written last: until it is there, no object is in use. */
  pointer: string;
}

export interface Restored {
  madeAt: string;
  tables: number;
  objects: number;
}

/** Rows that the migrations themselves write, by table: they are no data of a site. */
const OF_MIGRATIONS: Readonly<Record<string, string>> = { catalogue_version: 'version <> 0' };

/**
 * Reads a backup from beginning to end without writing anything.
 * @throws BackupRefused as `readBackup` does
 */
export async function checkBackup(path: string, password: string): Promise<Restored> {
  const told: Restored = { madeAt: '', tables: 0, objects: 0 };
  await readBackup(path, password, {
    head({ madeAt, tables }) {
      told.madeAt = madeAt;
      told.tables = tables.length;
    },
    entry(entry) {
      if ('object' in entry) told.objects += 1;
    },
  });
  return told;
}

/**
 * Puts a backup into an empty database and an empty storage. The whole file is read and checked before anything is written;
 * the rows come in one transaction, after the objects.
 * @param openTarget is asked for the target when the file has been checked: opening may make a database
 * @throws BackupRefused when the backup is damaged or belongs to another edition, or the target is not empty
 */
export async function restoreBackup(
  path: string,
  password: string,
  openTarget: () => Promise<RestoreTarget>,
): Promise<Restored> {
  const told = await checkBackup(path, password);
  const target = await openTarget();
  const { pool, storage, pointer } = target;
  const client = await pool.connect();
  const written: string[] = [];
  try {
    await client.query('begin');
    await requireEmpty(client, target);
    let copy: TableCopy | undefined;
    let pointed: Buffer | undefined;
    let sequences: BackupHead['sequences'] = [];
    await readBackup(path, password, {
      async head(head) {
        await requireSameTables(client, head, path);
        for (const table of Object.keys(OF_MIGRATIONS)) await client.query(`delete from ${quoted(table)}`);
        sequences = head.sequences;
        copy = tableCopy(client, head);
      },
      async entry(entry, bytes) {
        if ('table' in entry) return copy?.write(entry.table, bytes);
        await copy?.end();
        if (entry.object === pointer) {
          pointed = bytes;
          return;
        }
        await storage.put(requireKey(entry.object), bytes, { ifAbsent: true });
        written.push(entry.object);
      },
    });
    await copy?.end();
    if (pointed) {
      await storage.put(pointer, pointed, { ifAbsent: true });
      written.push(pointer);
    }
    // No rollback takes it back, so it comes last.
    for (const { name, lastValue, isCalled } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled]);
    }
    await client.query('commit');
    return told;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const key of written) await storage.delete(key);
    throw error;
  } finally {
    client.release();
  }
}

async function requireEmpty(client: pg.ClientBase, { storage, prefixes }: RestoreTarget): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    const { rowCount } = await client.query(
      `select 1 from ${quoted(name)} ${OF_MIGRATIONS[name] ? `where ${OF_MIGRATIONS[name]}` : ''} limit 1`,
    );
    if (rowCount) {
      throw new BackupRefused(
        `要恢复到的数据库不是空的（表 ${name} 里有数据），没有改动。请用 DATABASE_URL 或 SHIXUAN_VAR 指向一个新的、没有启动过网站的位置。`,
      );
    }
  }
  for (const prefix of prefixes) {
    const [key] = await storage.list(prefix);
    if (key !== undefined) {
      throw new BackupRefused(`要恢复到的存储不是空的（已有「${key}」），没有改动。请用 STORAGE 指向一个空的位置。`);
    }
  }
}

async function requireSameTables(client: pg.ClientBase, head: BackupHead, path: string): Promise<void> {
  const here = await migrationsOf(client);
  if (here.length === head.migrations.length && here.every((hash, i) => hash === head.migrations[i])) return;
  const which = head.migrations.length > here.length ? '较新' : '较旧';
  throw new BackupRefused(
    `备份「${path}」由${which}一版网站写成（数据库改动 ${head.migrations.length} 次，本版 ${here.length} 次），没有恢复。请用写成它的那一版恢复，再升级。`,
  );
}

interface TableCopy {
  write(table: string, bytes: Buffer): Promise<void>;
  /** Ends the table that is being written, if any. */
  end(): Promise<void>;
}

/** Rows of the tables one table after another, as the backup holds them. */
function tableCopy(client: pg.ClientBase, { tables }: BackupHead): TableCopy {
  let open: { table: string; rows: Writable } | undefined;
  async function end() {
    if (!open) return;
    const { rows } = open;
    open = undefined;
    rows.end();
    await finished(rows);
  }
  return {
    end,
    async write(table, bytes) {
      if (open?.table !== table) {
        await end();
        const columns = tables.find(({ name }) => name === table)?.columns;
        if (!columns) throw new BackupRefused(`备份里有未列明的表「${table}」，没有恢复。`);
        const statement = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`;
        open = { table, rows: client.query(copyFrom(statement)) };
      }
      if (!open.rows.write(bytes)) await once(open.rows, 'drain');
    },
  };
}
