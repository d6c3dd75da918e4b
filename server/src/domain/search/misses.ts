import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { searchMiss } from './schema';

/** Longer queries are cut. */
const LONGEST = 100;
/** Limits of queries that wait for the database, and of rows; the rows asked for longest ago are deleted. */
const MOST_WAITING = 500;
export const MOST_KEPT = 5000;

/** Queries that may hold an email address or a telephone number are not stored. */
const PERSONAL = /@|\d{11}/;

/** Queries that found nothing, written to the database one batch at a time, beside the requests. */
export class MissLog {
  #waiting = new Map<string, number>();
  #writing: Promise<void> | undefined;

  constructor(readonly db: Database) {}

  /** Notes a folded query and returns at once. Queries that cannot be stored are dropped. */
  note(folded: string): void {
    const query = [...folded.replaceAll('\u0000', '')].slice(0, LONGEST).join('');
    if (query === '' || PERSONAL.test(query)) return;
    if (this.#waiting.size < MOST_WAITING || this.#waiting.has(query))
      this.#waiting.set(query, (this.#waiting.get(query) ?? 0) + 1);
    this.#writing ??= this.#write();
  }

  /** Resolves when every noted query has been written or dropped. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    try {
      while (this.#waiting.size > 0) {
        const batch = this.#waiting;
        this.#waiting = new Map();
        await writeMisses(this.db, batch);
      }
    } catch {
      // The database is down. The site answers without it, and lost misses are not worth a log line.
      this.#waiting.clear();
    } finally {
      this.#writing = undefined;
    }
  }
}

async function writeMisses(db: Database, batch: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...batch].map(([query, count]) => ({ query, count }));
  await db
    .insert(searchMiss)
    .values(rows)
    .onConflictDoUpdate({
      target: searchMiss.query,
      set: { count: sql`${searchMiss.count} + excluded.count`, lastAt: sql`now()` },
    });
  const [oldest] = await db
    .select({ lastAt: searchMiss.lastAt })
    .from(searchMiss)
    .orderBy(desc(searchMiss.lastAt))
    .offset(MOST_KEPT - 1)
    .limit(1);
  if (oldest) await db.delete(searchMiss).where(lt(searchMiss.lastAt, oldest.lastAt));
}

const logs = new WeakMap<Database, MissLog>();

/** The one log of a database. */
export function missLogOf(db: Database): MissLog {
  const known = logs.get(db) ?? new MissLog(db);
  logs.set(db, known);
  return known;
}

/** Queries that found nothing, the most frequent first. */
export function readMisses(db: Database, limit: number) {
  return db.select().from(searchMiss).orderBy(desc(searchMiss.count), desc(searchMiss.lastAt)).limit(limit);
}

/** Deletes queries that nobody has asked since then. */
export const forgetMisses = (db: Database, before: Date) => db.delete(searchMiss).where(lt(searchMiss.lastAt, before));
