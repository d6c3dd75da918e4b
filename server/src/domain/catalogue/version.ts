import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect';
import { catalogueVersion } from './schema';

/** The version that lists and pages carry, from 0; it changes whenever anything they show does. */
export async function readCatalogueVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/** Belongs in every transaction that changes what the catalogue shows: running sites watch the version and load it anew. */
export const bumpCatalogueVersion = (tx: Transaction) =>
  tx.update(catalogueVersion).set({ version: sql`${catalogueVersion.version} + 1` });
