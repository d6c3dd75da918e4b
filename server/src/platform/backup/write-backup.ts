import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import type { ObjectStorage } from '../storage/object-storage';
import { BackupRefused } from './backup-refused';
import { type BackupHead, HASHES, type Hashes, HEAD, objectName, partName } from './contents';
import { migrationsOf, quoted, sequencesOf, type TableOfBackup, tablesOf } from './tables';

const PART_BYTES = 4 * 1024 * 1024;

export interface BackupSources {
  pool: pg.Pool;
  storage: ObjectStorage;
  /** Beginnings of the keys of all objects that belong to the site. */
  prefixes: readonly string[];
  /** Key of the object that names which others are in use: the backup holds it as it was when the snapshot began. */
  pointer: string;
}

export interface BackupOptions {
  password: string;
  /** Work that a guess of the password costs, as power of two; age's own without it. */
  workFactor?: number;
  now?: () => Date;
}

/**
 * A backup as bytes: the database within one snapshot, and the objects of the storage. The site may run meanwhile.
 * @throws BackupRefused while the bytes are read, when an object goes before it was read
 */
export async function writeBackup(sources: BackupSources, options: BackupOptions): Promise<Readable> {
  const { password, workFactor, now = () => new Date() } = options;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(password);
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  const archive = pack();
  const zipped = archive.pipe(createGzip());
  archive.on('error', error => zipped.destroy(error));
  const filled = fill(archive, sources, now()).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const encrypted = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>);
  const bytes = Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]);
  // Read to its end or given up, the connection is given back first.
  bytes.once('close', () => void filled);
  return bytes;
}

async function fill(archive: Pack, { pool, storage, prefixes, pointer }: BackupSources, madeAt: Date): Promise<void> {
  const hashes: Hashes = {};
  async function add(name: string, bytes: Buffer): Promise<void> {
    hashes[name] = createHash('sha256').update(bytes).digest('hex');
    await put(archive, name, bytes);
  }
  const client = await pool.connect();
  try {
    const pointed = await beginAtRest(client, storage, pointer);
    const tables = await tablesOf(client);
    const head: BackupHead = {
      format: 1,
      madeAt: madeAt.toISOString(),
      migrations: await migrationsOf(client),
      tables,
      sequences: await sequencesOf(client),
    };
    await add(HEAD, Buffer.from(JSON.stringify(head)));
    for (const table of tables) {
      let part = 0;
      for await (const bytes of rowsOf(client, table)) await add(partName(table.name, part++), bytes);
    }
    for (const prefix of prefixes) {
      for (const key of await storage.list(prefix)) {
        if (key === pointer) continue;
        const object = await storage.get(key);
        if (!object) throw new BackupRefused(`备份期间文件「${key}」被清理，备份没有完成：请再做一次。`);
        await add(objectName(key), object.bytes);
      }
    }
    if (pointed) await add(objectName(pointer), pointed);
    await put(archive, HASHES, Buffer.from(JSON.stringify(hashes)));
    archive.finalize();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** How often a pointer is read again because it changed while the snapshot began. */
const MOST_READS = 20;

/** Begins the snapshot at a moment when the pointer stands still, and answers the pointer of that moment. */
async function beginAtRest(client: pg.ClientBase, storage: ObjectStorage, pointer: string): Promise<Buffer | null> {
  for (let read = 0; read < MOST_READS; read += 1) {
    const before = await storage.get(pointer);
    await client.query('begin isolation level repeatable read, read only');
    // The snapshot is taken by the first query.
    await client.query('select 1');
    const after = await storage.get(pointer);
    if (before?.etag === after?.etag) return after?.bytes ?? null;
    await client.query('rollback');
  }
  throw new BackupRefused('正在发布：注册表一直在变，备份没有开始。请稍后再做一次。');
}

/** The rows of a table as COPY writes them, in parts; a part may end within a row. */
async function* rowsOf(client: pg.ClientBase, { name, columns }: TableOfBackup): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    parts.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}

/** Waits until the archive has taken the entry: what is read stays at the pace of what is written. */
const put = (archive: Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive.once('close', closed);
    function closed() {
      reject(new Error('the backup was given up'));
    }
    archive.entry({ name, size: bytes.length }, bytes, error => {
      archive.off('close', closed);
      if (error) reject(error);
      else resolve();
    });
  });
