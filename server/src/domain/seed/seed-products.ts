import type { Transaction } from '../../platform/database/connect';
import type { Log } from '../../platform/database/log';
import { applyRecords } from '../catalogue/import/apply';
import type { CategoryEntry } from '../catalogue/import/category-file';
import { productName, productSummary } from '../catalogue/import/product-name';
import type { ValidRecord } from '../catalogue/import/valid-record';
import { inapplicable, type Known } from '../catalogue/import/validate';
import { currentValues } from './current-values';
import { changeTexts, keptTexts, keysOf, labelOf, shown } from './edition-changes';
import { type EditionValues, mergeEdition, same } from './merge-edition';
import { recomputed } from './recomputed';
import { type ComparedProduct, isStoredAs, storedProducts, valuesOf, writeBases } from './stored-products';

/** Products that a line of the log names; a plan names all. */
const MOST_NAMED = 20;

const categoryOf = (id: number, { categories }: Known): CategoryEntry => {
  const category = categories.find(each => each.id === id);
  if (!category) throw new Error(`category ${id} is not known`);
  return category;
};

/** The values with their choices as the category names them now. */
const inCategory = (values: EditionValues, category: CategoryEntry): EditionValues => ({
  ...values,
  attrs: currentValues(values.attrs, category).attrs,
});

/** A record with other values; name and summary follow from them. */
const withValues = <T extends ValidRecord>(record: T, values: EditionValues, category: CategoryEntry): T => ({
  ...record,
  ...values,
  name: productName(category, values.attrs),
  summary: productSummary(category, values.attrs),
});

/** The record with the values that were changed since the last edition, and what is said of them. */
function mergeStored(
  record: ValidRecord,
  found: ComparedProduct,
  known: Known,
): { merged: ValidRecord; kept: string[]; category: CategoryEntry } {
  const own = categoryOf(record.categoryId, known);
  const stored = found.values.categoryId === own.id ? inCategory(found.values, own) : found.values;
  const base = found.base?.categoryId === own.id ? inCategory(found.base, own) : found.base;
  const edition = valuesOf(record);
  let { values, kept } = mergeEdition(base, stored, edition, keysOf(own, stored.attrs));
  const category = categoryOf(values.categoryId, known);
  // Values that exclude each other come from both sides: those that were entered last by hand stay, without the others.
  if (inapplicable(values.attrs, category)) [values, kept] = [stored, [...kept, 'attrs']];
  else if (values !== stored && values !== edition) values = recomputed(category.code, values, [stored, edition]);
  return {
    merged: withValues(record, values, category),
    kept: keptTexts(
      // A figure that follows from the others is kept by nobody.
      kept.filter(field => !(field in stored.attrs) || same(values.attrs[field], stored.attrs[field])),
      stored,
      edition,
      category,
    ),
    category,
  };
}

/** Products by what is to be said of them, in one line: all of them in a plan. */
function nameProducts(log: Log, said: string, named: readonly string[], plans: boolean): void {
  if (named.length === 0) return;
  const most = plans ? named.length : MOST_NAMED;
  const more = named.length > most ? `；另有 ${named.length - most} 个产品` : '';
  log(`${said}：${named.slice(0, most).join('；')}${more}`);
}

/** A product that stays as the edition found it, but for its names and choices; null where they are as they were. */
function renamed(
  key: string,
  found: ComparedProduct,
  { categories, brands }: { categories: Known['categories']; brands: ReadonlyMap<string, Known['brands'][number]> },
  noteStale: NoteStale,
): ValidRecord | null {
  // A category that the files no longer name is left as it is.
  const category = categories.find(({ id }) => id === found.values.categoryId);
  if (!category) return null;
  const brand = brands.get(found.brandName) ?? {
    name: found.brandName,
    nameZh: null,
    country: null,
    website: null,
    aliases: [],
  };
  const bare = { ...found.values, record: 0, key, brand, newBrand: false, name: '', summary: '' };
  const record = withValues<ValidRecord>(bare, inCategory(found.values, category), category);
  noteStale(found.brandName, record, category);
  return isStoredAs(found, record) ? null : record;
}

/** Notes the values of a product that its category no longer allows. */
type NoteStale = (brandName: string, record: ValidRecord, category: CategoryEntry) => void;

/**
 * Brings the products of the site's own files into the catalogue. Values that were changed since the last edition stay; the
 * log says which. Products that no file names stay, with their names and choices as the categories have them now.
 * @param files records by name of their file
 * @param plans whether the log also says every value of existing products that would be another
 * @returns how many products were created or changed
 */
export async function seedProducts(
  tx: Transaction,
  files: ReadonlyMap<string, ValidRecord[]>,
  known: Known,
  log: Log,
  plans = false,
): Promise<number> {
  const stored = await storedProducts(tx);
  const stale: string[] = [];
  const noteStale: NoteStale = (brandName, record, category) => {
    for (const { key, value } of currentValues(record.attrs, category).stale)
      stale.push(`${brandName} ${record.model}（${labelOf(key, category)}：${shown(value)}）`);
  };
  /** Records of products that were taken out. */
  const away: ValidRecord[] = [];
  let written = 0;
  for (const [file, records] of files) {
    const keeping: string[] = [];
    const changes: string[] = [];
    const changed = records.flatMap(record => {
      const found = stored.get(record.key);
      if (!found) return [record];
      const { merged, kept, category } = mergeStored(record, found, known);
      const title = `${record.brand.name} ${record.model}`;
      if (kept.length > 0) keeping.push(`${title}（${kept.join('；')}）`);
      noteStale(record.brand.name, merged, category);
      if (isStoredAs(found, merged)) return [];
      const texts = changeTexts(found.values, valuesOf(merged), category);
      if (texts.length > 0) changes.push(`  ${title}　${texts.join('；')}`);
      return [merged];
    });
    const { created, updated, out } = await applyRecords(tx, changed);
    away.push(...out);
    written += created + updated;
    log(`导入 ${file}：新增 ${created}，更新 ${updated}，未变 ${records.length - created - updated - out.length}`);
    if (plans) for (const line of changes) log(line);
    nameProducts(log, `${file}：${keeping.length} 个产品有改过的值，予以保留`, keeping, plans);
  }

  const named = new Set([...files.values()].flatMap(records => records.map(({ key }) => key)));
  const others = [...stored].filter(([key]) => !named.has(key));
  const dropped = others.flatMap(([, { base, brandName, values }]) => (base ? [`${brandName} ${values.model}`] : []));
  nameProducts(log, `这一版不再列出的 ${dropped.length} 个产品仍在目录里`, dropped, plans);
  const now = { categories: known.categories, brands: new Map(known.brands.map(each => [each.name, each])) };
  const records = others.flatMap(([key, found]) => renamed(key, found, now, noteStale) ?? []);
  if (records.length > 0) {
    const { updated } = await applyRecords(tx, records);
    written += updated;
    if (updated > 0) log(`其他产品：${updated} 个的名称或选项随分类更新`);
  }
  nameProducts(log, `${stale.length} 个值不合分类现在的定义，保留原样，请更正或撤销`, stale, plans);
  const titles = away.map(({ brand, model }) => `${brand.name} ${model}`);
  nameProducts(log, `${titles.length} 个已下架的产品不再加入目录`, titles, plans);
  await writeBases(
    tx,
    [...files.values()].flat().filter(record => !away.includes(record)),
  );
  return written;
}
