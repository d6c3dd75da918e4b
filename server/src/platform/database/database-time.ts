import { sql } from 'drizzle-orm';
import type { Database } from './connect';

/** The time by the clock of the database, which all processes share, however their own clocks differ. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}
