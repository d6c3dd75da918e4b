import { resolve } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../process/start-error';

const migrationsFolder = resolve(import.meta.dirname, '../../../drizzle');

/** Any number that nothing else uses as an advisory lock in this database. */
const LOCK = 7_217_001;

const FORBIDDEN = '42501';
/** Neither the schema nor the table of migrations is there, or the role may not look into it. */
const NOT_THERE: readonly string[] = ['3F000', '42P01', FORBIDDEN];

/** Runs a task on one connection while no other process changes the tables. */
export async function whileNobodyMigrates(pool: pg.Pool, task: (client: pg.PoolClient) => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await task(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

/**
 * Brings the tables up to date. Two processes that start at once take turns; a role that owns nothing may find them up to date.
 * @throws StartError when they are not, and the role may not change them
 */
export function migrateDatabase(pool: pg.Pool): Promise<void> {
  return whileNobodyMigrates(pool, async client => {
    if (await isUpToDate(client)) return;
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      if (codeOf(error) !== FORBIDDEN) throw error;
      throw new StartError(
        '数据库的表不是这一版网站的，而 DATABASE_URL 的角色不能更改表：请先以 DATABASE_MIGRATION_URL 运行 npm run migrate。',
      );
    });
  });
}

/** By the time of the last migration, as drizzle compares. */
async function isUpToDate(client: pg.PoolClient): Promise<boolean> {
  const last = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  try {
    const { rows } = await client.query<{ last: string | null }>(
      'select max(created_at)::text as last from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.last ?? -1) >= last;
  } catch (error) {
    if (NOT_THERE.includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** PostgreSQL's code of an error, or of what caused it. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
