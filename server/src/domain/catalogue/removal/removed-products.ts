import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { productKey } from '../import/normalise';
import { brand, product, removedProduct } from '../schema';

/** `productKey` of every product that was taken out: no file brings one back. */
export async function removedKeys(db: Database | Transaction): Promise<Set<string>> {
  const rows = await db
    .select({ brandName: brand.name, model: removedProduct.model })
    .from(removedProduct)
    .innerJoin(brand, eq(brand.id, removedProduct.brandId))
    // A duplicate of a product that stays goes under the same name.
    .leftJoin(product, and(eq(product.brandId, removedProduct.brandId), eq(product.modelKey, removedProduct.modelKey)))
    .where(isNull(product.id));
  return new Set(rows.map(({ brandName, model }) => productKey(brandName, model)));
}
