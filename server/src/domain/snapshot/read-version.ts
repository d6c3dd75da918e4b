import type { Database, Transaction } from '../../platform/database/connect';
import { catalogueVersion } from '../catalogue/schema';

/** Changes whenever `loadCatalogue` would answer something else. */
export async function readVersion(db: Database | Transaction): Promise<string> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion);
  return String(row?.version ?? 0);
}
