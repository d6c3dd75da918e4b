import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../src/database/connect';
import * as schema from '../src/database/schema';

/** A database that refuses every connection, as one that has just gone down. */
export function unreachableDatabase(): Database {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  return drizzle(pool, { schema, casing: 'snake_case' });
}
