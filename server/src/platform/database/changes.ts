import { sql } from 'drizzle-orm';
import pg from 'pg';
import { processName } from '../process/process-name';
import { reasonOf } from '../reason-of';
import type { Database, Transaction } from './connect';
import type { Log } from './log';

/** What processes on one database tell one another of. */
export type Change = 'catalogue' | 'downloads' | 'registry';

const CHANNEL = 'shixuan_changes';
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

export interface Changes {
  /**
   * Calls `told` soon after a change that any process has announced, and whenever the connection is there again after it was
   * lost, because changes may have passed meanwhile. It may be called without a change.
   * @returns a function that ends it
   */
  on(change: Change, told: () => void): () => void;
  stop(): Promise<void>;
}

/** Tells all processes of a change: within a transaction once it is committed, and not if it is taken back. */
export const announce = async (db: Database | Transaction, change: Change): Promise<void> => {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${change})`);
};

/**
 * Listens to what other processes announce, over a connection of its own. It is made anew when it breaks; changes are
 * looked for at intervals too, so that a lost one shows later and not never.
 */
export function followChanges(db: Database, log: Log): Changes {
  const listeners = new Map<Change, Set<() => void>>();
  const tell = (change: string) => {
    for (const told of listeners.get(change as Change) ?? []) told();
  };
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let connecting: Promise<void> = Promise.resolve();

  function later(lost: pg.Client, error?: unknown): void {
    if (client !== lost) return;
    client = undefined;
    if (stopped) return;
    if (pauseMs === FIRST_PAUSE_MS && error !== undefined)
      log(`没有收到其他进程的通知，改为定时查看，稍后重新连接：${reasonOf(error)}`);
    timer = setTimeout(connect, pauseMs);
    timer.unref();
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }

  function connect(): void {
    const next = new pg.Client({ ...db.$client.options, application_name: `shixuan changes ${processName}` });
    client = next;
    next.on('notification', ({ payload = '' }) => tell(payload));
    next.on('error', error => later(next, error));
    next.on('end', () => later(next));
    connecting = next
      .connect()
      .then(() => next.query(`listen ${CHANNEL}`))
      .then(() => {
        pauseMs = FIRST_PAUSE_MS;
        for (const change of listeners.keys()) tell(change);
      })
      .catch(error => later(next, error));
  }

  connect();
  return {
    on(change, told) {
      const known = listeners.get(change) ?? new Set();
      listeners.set(change, known.add(told));
      return () => known.delete(told);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
