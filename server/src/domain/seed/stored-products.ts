import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect';
import { productKey } from '../catalogue/import/normalise';
import type { ValidRecord } from '../catalogue/import/valid-record';
import { brand, product } from '../catalogue/schema';
import { type EditionValues, same } from './merge-edition';
import { seededProduct } from './schema';

/** Rows per statement. */
const BATCH = 1000;
/** What an edition states of a product, without what follows from it. */
export const valuesOf = ({ categoryId, series, model, seriesLevel, attrs, source }: EditionValues): EditionValues => ({
  categoryId,
  series,
  model,
  seriesLevel,
  attrs,
  source,
});

/** A product of the catalogue beside what an edition stated of it. */
export interface ComparedProduct {
  id: number;
  brandName: string;
  values: EditionValues;
  name: string;
  summary: string;
  /** What the last edition stated; undefined when the product did not come with one. */
  base: EditionValues | undefined;
}

/** The products of the catalogue by `productKey`. */
export async function storedProducts(tx: Transaction): Promise<Map<string, ComparedProduct>> {
  const rows = await tx
    .select({ brandName: brand.name, product, base: seededProduct.values })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(seededProduct, eq(seededProduct.productId, product.id));
  return new Map(
    rows.map(({ brandName, product: row, base }) => [
      productKey(brandName, row.model),
      { id: row.id, brandName, values: valuesOf(row), name: row.name, summary: row.summary, base: base ?? undefined },
    ]),
  );
}

/** Notes what the edition states, for the merge with the next one. */
export async function writeBases(tx: Transaction, records: readonly ValidRecord[]): Promise<void> {
  const stored = await storedProducts(tx);
  const rows = records.flatMap(record => {
    const found = stored.get(record.key);
    if (!found) throw new Error(`product ${record.key} was neither written nor found`);
    const values = valuesOf(record);
    return same(found.base, values) ? [] : [{ productId: found.id, values }];
  });
  for (let start = 0; start < rows.length; start += BATCH)
    await tx
      .insert(seededProduct)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({ target: seededProduct.productId, set: { values: sql`excluded.values` } });
}

/** Is the product shown as it is stored? */
export const isStoredAs = ({ values, name, summary }: ComparedProduct, record: ValidRecord) =>
  same({ ...valuesOf(record), name: record.name, summary: record.summary }, { ...values, name, summary });
