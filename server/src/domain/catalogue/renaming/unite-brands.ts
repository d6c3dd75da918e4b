import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import { otherNames } from '../import/brand-names';
import { brandKey } from '../import/normalise';
import { brand, product, removedProduct } from '../schema';

type BrandRow = typeof brand.$inferSelect;

/** Products of two makers that are one. */
export interface United {
  moved: number;
  /** Part numbers that both have; those of the former maker go, and links to them lead to the others. */
  doubled: string[];
}

/** Former names of a maker without the one that it has. */
export const formerNames = (name: string, all: readonly string[]): string[] =>
  [...new Set(all)].filter(each => brandKey(each) !== brandKey(name));

/** What uniting two makers would do to their products. */
export async function unitedProducts(tx: Pick<Transaction, 'select'>, from: BrandRow, into: BrandRow) {
  const own = { id: product.id, model: product.model, modelKey: product.modelKey };
  const leaving = await tx.select(own).from(product).where(eq(product.brandId, from.id));
  const staying = await tx.select(own).from(product).where(eq(product.brandId, into.id));
  const idByModel = new Map(staying.map(({ modelKey, id }) => [modelKey, id]));
  const doubled = leaving.flatMap(each => {
    const stays = idByModel.get(each.modelKey);
    return stays === undefined ? [] : [{ ...each, stays }];
  });
  return { moved: leaving.length - doubled.length, doubled };
}

/** Makes one maker of two: the first one's products, names and series become those of the second. */
export async function uniteBrands(tx: Transaction, from: BrandRow, into: BrandRow): Promise<United> {
  const { moved, doubled } = await unitedProducts(tx, from, into);
  const stays = new Map(doubled.map(each => [each.id, each.stays]));
  if (doubled.length > 0) {
    const gone = await tx
      .delete(product)
      .where(inArray(product.id, [...stays.keys()]))
      .returning();
    await tx.insert(removedProduct).values(
      gone.map(({ summary: _, pictures: __, updatedAt: ___, ...kept }) => ({
        ...kept,
        reason: `即 ${into.name} ${kept.model}`,
        replacementId: stays.get(kept.id) ?? null,
      })),
    );
  }
  await tx.update(product).set({ brandId: into.id }).where(eq(product.brandId, from.id));
  // Under the name of a product that stays, a removed one would keep every file from changing it.
  await tx.update(removedProduct).set({ brandId: into.id }).where(eq(removedProduct.brandId, from.id));
  await tx
    .update(brand)
    .set({
      formerNames: formerNames(into.name, [...into.formerNames, from.name, ...otherNames(from)]),
      formerSeries: { ...from.formerSeries, ...into.formerSeries },
    })
    .where(eq(brand.id, into.id));
  await tx.delete(brand).where(eq(brand.id, from.id));
  return { moved, doubled: doubled.map(({ model }) => model) };
}
