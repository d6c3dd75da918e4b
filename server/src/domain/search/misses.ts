import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { searchMiss } from './schema';

/** Longer ones are cut. */
const LONGEST = 100;
/** So many that wait for the database are remembered, and so many rows are kept: those asked for longest ago go. */
const MOST_WAITING = 500;
export const MOST_KEPT = 5000;

/** What may say who somebody is, or how to reach them, is not kept. */
const PERSONAL = /@|\d{11}/;

/** Queries that found nothing, written to the database one batch at a time, beside the requests. */
export class MissLog {
  #waiting = new Map<string, number>();
  #writing: Promise<void> | undefined;

  constructor(readonly db: Database) {}

  /** Notes a folded query. Answers at once; what the database does not take is forgotten. */
  note(folded: string): void {
    const query = [...folded.replaceAll('\u0000', '')].slice(0, LONGEST).join('');
    if (query === '' || PERSONAL.test(query)) return;
    if (this.#waiting.size < MOST_WAITING || this.#waiting.has(query))
      this.#waiting.set(query, (this.#waiting.get(query) ?? 0) + 1);
    this.#writing ??= this.#write();
  }

  /** Resolves when all that was noted has been written, or given up. */
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
      // The database is away: the site answers without it, and a list of misses is not worth a message.
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

/** What was looked for in vain, the most often first. */
export function readMisses(db: Database, limit: number) {
  return db.select().from(searchMiss).orderBy(desc(searchMiss.count), desc(searchMiss.lastAt)).limit(limit);
}
