import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { lockCatalogue } from '../import/apply';
import type { CategoryEntry } from '../import/category-file';
import { loadKnown } from '../import/load-known';
import { productName, productSummary } from '../import/product-name';
import { removeUnusedPictures } from '../pictures/picture-storage';
import { product, removedProduct } from '../schema';
import { bumpCatalogueVersion } from '../version';
import type { RemovalPlan } from './plan-removal';
import type { ReturnPlan } from './plan-return';

/** Rows per statement. */
const BATCH = 500;

async function inBatches<T>(all: readonly T[], work: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) await work(all.slice(start, start + BATCH));
}

async function takeOut(tx: Transaction, { removed }: RemovalPlan): Promise<number> {
  const planned = new Map(removed.map(each => [each.id, each]));
  let taken = 0;
  await inBatches([...planned.keys()], async ids => {
    // One that went meanwhile is not there to be taken out.
    const rows = await tx.delete(product).where(inArray(product.id, ids)).returning();
    taken += rows.length;
    if (rows.length === 0) return;
    await tx.insert(removedProduct).values(
      rows.map(({ summary: _, pictures: __, updatedAt: ___, ...kept }) => ({
        ...kept,
        reason: planned.get(kept.id)?.reason ?? null,
        replacementId: planned.get(kept.id)?.replacement?.id ?? null,
      })),
    );
  });
  return taken;
}

/**
 * Takes the products of a plan out: all or none. Their numbers, names and values are kept, their pictures are not.
 * @returns how many went
 */
export async function applyRemoval(db: Database, plan: RemovalPlan, storage?: ObjectStorage): Promise<number> {
  const taken = await db.transaction(async tx => {
    await lockCatalogue(tx);
    const count = await takeOut(tx, plan);
    if (count > 0) await bumpCatalogueVersion(tx);
    return count;
  });
  if (storage)
    await db.transaction(async tx => {
      await lockCatalogue(tx);
      await removeUnusedPictures(tx, storage);
    });
  return taken;
}

/** A product as it was, named as its category names it now. */
function returning(removed: typeof removedProduct.$inferSelect, categories: ReadonlyMap<number, CategoryEntry>) {
  const { reason: _, replacementId: __, removedAt: ___, ...kept } = removed;
  const category = categories.get(kept.categoryId);
  if (!category) throw new Error(`category ${kept.categoryId} is not known`);
  return { ...kept, name: productName(category, kept.attrs), summary: productSummary(category, kept.attrs) };
}

/**
 * Puts the products of a plan back under their numbers, with their values: all or none.
 * @returns how many came back
 */
export function applyReturn(db: Database, { returned }: ReturnPlan): Promise<number> {
  return db.transaction(async tx => {
    await lockCatalogue(tx);
    const categories = new Map((await loadKnown(tx)).categories.map(each => [each.id, each]));
    let count = 0;
    await inBatches(
      returned.map(({ id }) => id),
      async ids => {
        const rows = await tx.delete(removedProduct).where(inArray(removedProduct.id, ids)).returning();
        count += rows.length;
        if (rows.length === 0) return;
        await tx
          .insert(product)
          .overridingSystemValue()
          .values(rows.map(row => returning(row, categories)));
      },
    );
    if (count > 0) await bumpCatalogueVersion(tx);
    return count;
  });
}
