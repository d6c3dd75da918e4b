import { sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes';
import type { Database, Transaction } from '../../platform/database/connect';
import { catalogueVersion } from './schema';

/** The version that lists and pages carry, from 0; it changes whenever anything they show does. */
export async function readCatalogueVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(catalogueVersion);
  return row?.version ?? 0;
}

/**
 * Belongs in every transaction that changes what the catalogue shows: running sites are told, watch the version too,
 * and load it anew.
 */
export async function bumpCatalogueVersion(tx: Transaction): Promise<void> {
  await tx.update(catalogueVersion).set({ version: sql`${catalogueVersion.version} + 1` });
  await announce(tx, 'catalogue');
}
