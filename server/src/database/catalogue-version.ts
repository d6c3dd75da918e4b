import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './connect';
import { catalogueVersion } from './schema';

/** Channel on which a database says that its catalogue has changed. */
export const CHANNEL = 'catalogue';

/** The version that lists and pages carry; it changes whenever anything they show does. */
export async function readCatalogueVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/** Within the transaction that changed something: running sites hear of it when the transaction ends well. */
export async function bumpCatalogueVersion(tx: Transaction): Promise<void> {
  await tx.update(catalogueVersion).set({ version: sql`${catalogueVersion.version} + 1` });
  await tx.execute(sql`select pg_notify(${CHANNEL}, (select version::text from ${catalogueVersion}))`);
}
