import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { processName } from '../process/process-name';
import { followClock } from '../site-time';
import { traceStatements } from '../tracing/trace-statements';
import { startEmbedded } from './embedded';
import type { Log } from './log';
import { migrateDatabase } from './migrate';
import { migrateAsOwner } from './migration-role';
import { requireServer } from './server-version';
import { watchClock } from './watch-clock';

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
/** Longest that visitors wait for one statement, ms: a database that hangs must not hold their calls. */
export const ANSWER_MS = 15_000;
/** Connections for work that takes longer, beside those for visitors. They are there while there is such work. */
const PATIENT_CONNECTIONS = 3;

const patient = new WeakMap<Database, Database>();

/** The same database without the time limit of visitors' statements: for imports, for whole tables, for what waits its turn. */
export const patientOf = (db: Database): Database => patient.get(db) ?? db;

interface Connections {
  pool: pg.Pool;
  /** Resolves when every connection is closed, or the other end does not answer. */
  end(): Promise<void>;
}

/** @param answerMs after which a statement has failed; never by default */
function openPool(url: string, log: Log, max: number, answerMs?: number): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: `shixuan ${processName}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // The database ends what takes too long; where it says nothing at all, this process gives up a little later.
    ...(answerMs !== undefined && {
      query_timeout: answerMs * 1.2,
      // Not as a parameter of the connection: PgBouncer refuses those that it does not know.
      onConnect: async client => void (await client.query(`set statement_timeout = ${answerMs}`)),
    }),
  });
  traceStatements(pool);
  // An idle connection that breaks (the database restarts) is replaced by the pool; without a listener it ends the process.
  pool.on('error', error => log(`数据库连接中断：${error.message}`));
  const open = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', client => {
    // One that breaks between two statements of a transaction would end it too; the next statement fails by itself.
    client.on('error', () => {});
    open.set(client, new Promise(resolve => client.once('end', resolve)));
  });
  pool.on('remove', client => open.delete(client));
  // One that still waits for an answer would keep the next statement waiting.
  pool.on('release', (_, client) => {
    // A connection with a statement under way is cut, so that its end needs no answer. The pool then gives it up.
    const isWaiting = client instanceof pg.Client && Reflect.get(client, 'readyForQuery') === false;
    if (isWaiting) client.end().catch(() => undefined);
  });
  /** Until every connection is closed: the pool's own end is told before, and a database that shuts down then breaks them off. */
  const end = async () => {
    const connections = [...open.values()];
    const waiting = new AbortController();
    const limit = delay(CLOSING_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([Promise.all([pool.end(), ...connections]), limit]);
    waiting.abort();
  };
  return { pool, end };
}

/**
 * Connects to the database at `url` and brings it up to date.
 * @param migrationUrl the same database as the role that owns the tables; without it the role of `url` changes them
 * @param answerMs longest time of a statement, for a process that answers visitors; `patientOf` is free of it
 */
export async function connectDatabase(
  url: string,
  log: Log,
  migrationUrl?: string,
  answerMs?: number,
): Promise<OpenDatabase> {
  const { pool, end } = openPool(url, log, 10, answerMs);
  const long = answerMs === undefined ? undefined : openPool(url, log, PATIENT_CONNECTIONS);
  const stop = async () => {
    await Promise.all([end(), long?.end()]);
  };
  try {
    const preparing = long?.pool ?? pool;
    await requireServer(preparing);
    if (migrationUrl !== undefined) await migrateAsOwner(migrationUrl, url);
    await migrateDatabase(preparing);
    const db = drizzle(pool, { casing: 'snake_case' });
    if (long) patient.set(db, drizzle(long.pool, { casing: 'snake_case' }));
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
  /** As for `connectDatabase`. */
  answerMs?: number;
}): Promise<OpenDatabase> {
  const { databaseUrl, databaseMigrationUrl, varDir, log, answerMs } = options;
  if (databaseUrl) {
    const open = await connectDatabase(databaseUrl, log, databaseMigrationUrl, answerMs);
    // The site's own database is on this machine, and commands end before a second look.
    return answerMs === undefined ? open : watchingClock(open, log);
  }
  const embedded = await startEmbedded(varDir, log);
  try {
    const open = await connectDatabase(embedded.url, log, undefined, answerMs);
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

/** The site's time is this database's while it is open. Nobody waits for the last look at its clock: the end of the pool cuts it off. */
function watchingClock(open: OpenDatabase, log: Log): OpenDatabase {
  const watching = watchClock(open.pool, log, { onTime: followClock });
  const stop = () => {
    void watching.stop();
    followClock(undefined);
    return open.stop();
  };
  return { ...open, stop };
}
