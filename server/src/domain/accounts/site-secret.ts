import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { setting } from '../../platform/database/schema';

const KEY = 'site-secret';
const known = new WeakMap<Database, Promise<Buffer>>();

async function load(db: Database): Promise<Buffer> {
  await db
    .insert(setting)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY));
  if (!row) throw new Error('the site secret was neither written nor found');
  return Buffer.from(row.value, 'base64url');
}

/** 256 random bits, made on first use and the same for every process on this database. */
export function siteSecret(db: Database): Promise<Buffer> {
  const loaded = known.get(db) ?? load(db);
  known.set(db, loaded);
  loaded.catch(() => known.delete(db));
  return loaded;
}
