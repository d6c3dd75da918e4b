import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../src/platform/database/connect';

/** A database that refuses every connection, as one that has just gone down. */
export function unreachableDatabase(): Database {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  return drizzle(pool, { casing: 'snake_case' });
}
