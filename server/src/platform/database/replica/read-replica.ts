import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { repeatedly } from '../../process/repeatedly';
import { reasonOf } from '../../reason-of';
import type { Database } from '../connect';
import type { Log } from '../log';
import { ReplicaLag } from './replica-lag';

/** How old the data of a replica may be that is read, ms. */
const MOST_LAG_MS = 5000;
const CHECK_MS = 1000;
const CONNECT_MS = 2000;
/** Longest wait for one answer of the replica, which may hang: then the primary is asked. */
const ANSWER_MS = 10_000;
const CONNECTIONS = 3;

export interface ReplicaStatus {
  /** `used`: reads go there. `behind`: its data is too old. `down`: it does not answer, or is no replica. Reads go to the primary then. */
  state: 'used' | 'behind' | 'down';
  /** How old its data is at most, ms; null while nobody knows. */
  lagMs: number | null;
}

export interface ReadReplica {
  readonly status: ReplicaStatus;
  stop(): Promise<void>;
}

interface Replica extends ReadReplica {
  db: Database;
  /** A read failed there. */
  failed(error: unknown): void;
}

const ofPrimary = new WeakMap<Database, Replica>();

/** The replica beside a database; undefined where there is none. */
export const replicaOf = (primary: Database): ReadReplica | undefined => ofPrimary.get(primary);

/**
 * Runs a read that may be some seconds old: at the replica while it is well, otherwise, or where it fails there, at the
 * primary. Whoever must see what was just written asks the primary himself.
 */
export async function readAnywhere<T>(primary: Database, read: (db: Database) => Promise<T>): Promise<T> {
  const replica = ofPrimary.get(primary);
  if (replica?.status.state !== 'used') return read(primary);
  try {
    return await read(replica.db);
  } catch (error) {
    // Also a read that the replay of a change has ended. What is wrong with the read itself fails at the primary, too.
    replica.failed(error);
    return read(primary);
  }
}

interface Position {
  position: string | null;
}
const positionOf = async (db: Database, statement: string): Promise<bigint | undefined> => {
  const { rows } = await db.$client.query<Position>(statement);
  return rows[0]?.position ? BigInt(rows[0].position) : undefined;
};

const PRIMARY = "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position";
const REPLICA =
  "select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as position";

/**
 * Puts a streaming replica beside a database for `readAnywhere`, and looks after it every second. One that does not answer does
 * not keep the site from starting. Resolves after the first look.
 */
export async function openReadReplica(
  primary: Database,
  url: string,
  log: Log,
  { checkMs = CHECK_MS, mostLagMs = MOST_LAG_MS } = {},
): Promise<ReadReplica> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'shixuan reads',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  });
  // The next look finds out what became of it.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  const db = drizzle(pool, { casing: 'snake_case' });
  const lag = new ReplicaLag();
  let status: ReplicaStatus = { state: 'down', lagMs: null };
  let told: ReplicaStatus['state'] = 'used';

  function take(next: ReplicaStatus, reason?: string): void {
    status = next;
    if (next.state === told) return;
    told = next.state;
    if (next.state === 'used') log('DATABASE_READ_URL 指向的从库已恢复，读取重新由它承担。');
    else if (next.state === 'behind') log('DATABASE_READ_URL 指向的从库落后过多，改由主库读取。');
    else log(`DATABASE_READ_URL 指向的从库不可用，改由主库读取：${reason}`);
  }
  async function look(): Promise<void> {
    const nowMs = performance.now();
    const at = await positionOf(primary, PRIMARY).catch(() => undefined);
    const replayed = await positionOf(db, REPLICA);
    if (replayed === undefined) return take({ state: 'down', lagMs: null }, '它不是流复制的从库');
    // While the primary is away nothing is written, so that the replica does not fall behind any further.
    if (at === undefined) return;
    const lagMs = lag.note(at, replayed, nowMs);
    take({ state: lagMs <= mostLagMs ? 'used' : 'behind', lagMs: Number.isFinite(lagMs) ? Math.ceil(lagMs) : null });
  }
  const failed = (error: unknown) => take({ state: 'down', lagMs: null }, reasonOf(error));

  await look().catch(failed);
  const looking = repeatedly(checkMs, look, failed);
  const replica: Replica = {
    db,
    failed,
    get status() {
      return status;
    },
    async stop() {
      ofPrimary.delete(primary);
      await looking.stop();
      await pool.end();
    },
  };
  ofPrimary.set(primary, replica);
  return replica;
}
