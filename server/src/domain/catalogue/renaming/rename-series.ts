import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connect';
import { lockCatalogue } from '../import/apply';
import { brandsByEachName, seriesKey } from '../import/brand-names';
import { brandKey, tidy } from '../import/normalise';
import { brand, product, removedProduct } from '../schema';
import { bumpCatalogueVersion } from '../version';
import { nameFault } from './rename-brand';

/** What another name of a series would change. */
export interface SeriesRenaming {
  brand: string;
  from: string;
  to: string;
  products: number;
  /** Products that the series of the new name has already. */
  there: number;
}

async function seriesOf(tx: Pick<Transaction, 'select'>, brandName: string, from: string, to: string) {
  const own = brandsByEachName(await tx.select().from(brand)).get(brandKey(brandName));
  if (!own) throw nameFault('品牌', brandName, '目录里没有', '目录里的品牌名');
  const name = tidy(to);
  if (name === '' || name.length > 120) throw nameFault('新系列名', to, '不对', '1～120 个字符的文字');
  const rows = await tx
    .select({ id: product.id, series: product.series })
    .from(product)
    .where(eq(product.brandId, own.id));
  const called = (wanted: string) => rows.filter(({ series }) => series !== null && seriesKey(series) === wanted);
  const key = seriesKey(from);
  const leaving = called(key).filter(({ series }) => series !== name);
  if (leaving.length === 0) throw nameFault('旧系列名', from, `品牌「${own.name}」没有产品属于这个系列`, '它的系列名');
  const there = seriesKey(name) === key ? 0 : called(seriesKey(name)).length;
  return { own, name, key, from: leaving[0]?.series ?? from, ids: leaving.map(({ id }) => id), there };
}

/**
 * What giving a series another name would change; nothing is written.
 * @throws ImportError that says which of the names cannot be taken
 */
export async function planSeriesRenaming(
  db: Database,
  brandName: string,
  from: string,
  to: string,
): Promise<SeriesRenaming> {
  const { own, name, from: was, ids, there } = await seriesOf(db, brandName, from, to);
  return { brand: own.name, from: was, to: name, products: ids.length, there };
}

/** Renames a series; files that use its former name mean the new one. */
export async function renameSeries(db: Database, brandName: string, from: string, to: string): Promise<void> {
  await db.transaction(async tx => {
    await lockCatalogue(tx);
    const { own, name, key, ids, from: was } = await seriesOf(tx, brandName, from, to);
    await tx.update(product).set({ series: name, contentHash: '' }).where(inArray(product.id, ids));
    await tx
      .update(removedProduct)
      .set({ series: name })
      .where(and(eq(removedProduct.brandId, own.id), eq(removedProduct.series, was)));
    const earlier = Object.entries(own.formerSeries).map(([former, present]) => [
      former,
      seriesKey(present) === key ? name : present,
    ]);
    const { [seriesKey(name)]: _, ...formerSeries } = { ...Object.fromEntries(earlier), [key]: name };
    await tx.update(brand).set({ formerSeries }).where(eq(brand.id, own.id));
    await bumpCatalogueVersion(tx);
  });
}
