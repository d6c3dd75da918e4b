import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbedded } from './embedded';
import type { Log } from './log';
import { migrateDatabase } from './migrate';
import { migrateAsOwner } from './migration-role';
import { requireServer } from './server-version';

/** Drizzle over a pool; inside `db.transaction` the argument has the type `Transaction`. */
export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Address with password, for a second connection. */
  url: string;
  /** Ends the pool and, if this process started the database, the database. */
  stop: () => Promise<void>;
}

/** Longest wait for the other end of a connection, which may be away. */
const CLOSING_MS = 2000;

/**
 * Connects to the database at `url` and brings it up to date.
 * @param migrationUrl - the same database as the role that owns the tables; without it the role of `url` changes them
 */
export async function connectDatabase(url: string, log: Log, migrationUrl?: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'shixuan',
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks (the database restarts) is replaced by the pool; without a listener it ends the process.
  pool.on('error', error => log(`数据库连接中断：${error.message}`));
  const open = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', client => {
    // One that breaks between two statements of a transaction would end it too; the next statement fails by itself.
    client.on('error', () => {});
    open.set(client, new Promise(resolve => client.once('end', resolve)));
  });
  pool.on('remove', client => open.delete(client));
  /** Until every connection is closed: the pool's own end is told before, and a database that shuts down then breaks them off. */
  const stop = async () => {
    const connections = [...open.values()];
    await pool.end();
    const waiting = new AbortController();
    await Promise.race([Promise.all(connections), delay(CLOSING_MS, undefined, { signal: waiting.signal })]);
    waiting.abort();
  };
  try {
    await requireServer(pool);
    if (migrationUrl !== undefined) await migrateAsOwner(migrationUrl, url);
    const db = drizzle(pool, { casing: 'snake_case' });
    await migrateDatabase(pool);
    return { db, pool, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The site's database, migrated: the one at `databaseUrl`, or an own PostgreSQL below `varDir`.
 * @throws StartError with one sentence when it cannot be reached, is older than PostgreSQL 15, or `varDir` is in use.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  databaseMigrationUrl?: string | undefined;
  varDir: string;
  log: Log;
}): Promise<OpenDatabase> {
  const { databaseUrl, databaseMigrationUrl, varDir, log } = options;
  if (databaseUrl) return connectDatabase(databaseUrl, log, databaseMigrationUrl);
  const embedded = await startEmbedded(varDir, log);
  try {
    const open = await connectDatabase(embedded.url, log);
    const stop = async () => {
      await open.stop();
      await embedded.stop();
    };
    return { ...open, stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
