import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect';
import type { Log } from '../../platform/database/log';
import { applyRecords } from '../catalogue/import/apply';
import { productKey } from '../catalogue/import/normalise';
import { productName, productSummary } from '../catalogue/import/product-name';
import type { ValidRecord } from '../catalogue/import/valid-record';
import { inapplicable, type Known } from '../catalogue/import/validate';
import { brand, product } from '../catalogue/schema';
import { type EditionValues, mergeEdition, same } from './merge-edition';
import { seededProduct } from './schema';

/** Rows per statement. */
const BATCH = 1000;
/** Products with kept values that the log names, per file. */
const MOST_NAMED = 20;

const valuesOf = ({ categoryId, series, model, seriesLevel, attrs, source }: EditionValues): EditionValues => ({
  categoryId,
  series,
  model,
  seriesLevel,
  attrs,
  source,
});

/** Fields besides the attributes, as an operator reads of them. */
const fieldLabels: Readonly<Record<string, string>> = {
  category: '分类',
  series: '系列',
  model: '型号',
  seriesLevel: '是否系列',
  source: '出处',
  attrs: '相互排斥的参数',
};

interface StoredProduct {
  id: number;
  values: EditionValues;
  name: string;
  summary: string;
  /** What the last edition stated; undefined when the product did not come with one. */
  base: EditionValues | undefined;
}

/** The products of the catalogue by `productKey`. */
async function storedProducts(tx: Transaction): Promise<Map<string, StoredProduct>> {
  const rows = await tx
    .select({ brandName: brand.name, product, base: seededProduct.values })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(seededProduct, eq(seededProduct.productId, product.id));
  return new Map(
    rows.map(({ brandName, product: row, base }) => [
      productKey(brandName, row.model),
      { id: row.id, values: valuesOf(row), name: row.name, summary: row.summary, base: base ?? undefined },
    ]),
  );
}

/** The record with the values that were changed since the last edition, and their names. */
function mergeStored(
  record: ValidRecord,
  { values: stored, base }: StoredProduct,
  { categories }: Known,
): { merged: ValidRecord; kept: string[] } {
  const definitionOf = (id: number) => categories.find(category => category.id === id);
  const keys = definitionOf(record.categoryId)?.attributes.map(({ key }) => key) ?? [];
  let { values, kept } = mergeEdition(base, stored, valuesOf(record), keys);
  const category = definitionOf(values.categoryId);
  if (!category) throw new Error(`category ${values.categoryId} is not known`);
  // Values that exclude each other come from both sides: those that were entered last by hand stay, without the others.
  if (inapplicable(values.attrs, category)) [values, kept] = [stored, [...kept, 'attrs']];
  const { attrs } = values;
  const merged = { ...record, ...values, name: productName(category, attrs), summary: productSummary(category, attrs) };
  const labelOf = (name: string) =>
    fieldLabels[name] ?? category.attributes.find(({ key }) => key === name)?.label ?? name;
  return { merged, kept: kept.map(labelOf) };
}

/** Notes what the edition states, for the merge with the next one. */
async function writeBases(tx: Transaction, records: readonly ValidRecord[]): Promise<void> {
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

/**
 * Brings the products of the site's own files into the catalogue. Values that were changed since the last edition stay; the
 * log says which.
 * @param files records by name of their file
 * @returns how many products were created or changed
 */
export async function seedProducts(
  tx: Transaction,
  files: ReadonlyMap<string, ValidRecord[]>,
  known: Known,
  log: Log,
): Promise<number> {
  const stored = await storedProducts(tx);
  let written = 0;
  for (const [file, records] of files) {
    const keeping: string[] = [];
    const changed = records.flatMap(record => {
      const found = stored.get(record.key);
      if (!found) return [record];
      const { merged, kept } = mergeStored(record, found, known);
      if (kept.length > 0) keeping.push(`${record.brand.name} ${record.model}（${kept.join('、')}）`);
      const { name, summary } = found;
      const unchanged = same(
        { ...valuesOf(merged), name: merged.name, summary: merged.summary },
        { ...found.values, name, summary },
      );
      return unchanged ? [] : [merged];
    });
    const { created, updated } = await applyRecords(tx, changed);
    written += created + updated;
    log(`导入 ${file}：新增 ${created}，更新 ${updated}，未变 ${records.length - created - updated}`);
    if (keeping.length > 0) {
      const more = keeping.length > MOST_NAMED ? `；另有 ${keeping.length - MOST_NAMED} 个产品` : '';
      log(`${file}：${keeping.length} 个产品有改过的值，予以保留：${keeping.slice(0, MOST_NAMED).join('；')}${more}`);
    }
  }
  await writeBases(tx, [...files.values()].flat());
  return written;
}
