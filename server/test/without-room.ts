import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/connect';

/** Runs what happens while a table's database has no room for a row that changes, as PostgreSQL says it on a full disk. */
export async function withoutRoom<T>(db: Database, table: string, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`
    create or replace function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  const named = sql.identifier(table);
  await db.execute(
    sql`create trigger no_room before insert or update on ${named} for each row execute function no_room()`,
  );
  try {
    return await work();
  } finally {
    await db.execute(sql`drop trigger no_room on ${named}`);
  }
}
