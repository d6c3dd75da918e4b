import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CompanyInfo, MenuItem } from '@shixuan/api';
import { eq, TransactionRollbackError } from 'drizzle-orm';
import { z } from 'zod';
import { DATA_FOLDER } from '../../platform/config';
import type { Database, Transaction } from '../../platform/database/connect';
import type { Log } from '../../platform/database/log';
import { setting } from '../../platform/database/schema';
import { lockCatalogue } from '../catalogue/import/apply';
import { BrandFile } from '../catalogue/import/brand-file';
import { brandsByEachName, presentSeries } from '../catalogue/import/brand-names';
import { refuseUnsoundCategories } from '../catalogue/import/category-faults';
import { CategoryFile } from '../catalogue/import/category-file';
import { loadKnown } from '../catalogue/import/load-known';
import { brandKey, productKey } from '../catalogue/import/normalise';
import { readDataFile } from '../catalogue/import/read-data-file';
import { readRecords } from '../catalogue/import/read-file';
import { writeBrands, writeCategories, writeCompany, writeMenus } from '../catalogue/import/reference-data';
import { sanitiseRichText } from '../catalogue/import/sanitise-rich-text';
import type { ValidRecord } from '../catalogue/import/valid-record';
import { type Known, validateRecords } from '../catalogue/import/validate';
import { bumpCatalogueVersion } from '../catalogue/version';
import { seedProducts } from './seed-products';

/** Hash of the files that were imported last. */
const SETTING = 'seed';

/** `data/company.json`. */
export const CompanyFile = CompanyInfo.strict();

/** `data/menus.json`: a flat list in the order of the menu. */
export const MenuFile = z.array(MenuItem.strict()).min(1);

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .sort();

/** Hash over the files and the renderer of articles, because another renderer may turn a file into another article. */
function hashOf(folder: string): string {
  // The number grows when a start stores something else of the same files.
  const hash = createHash('sha256').update('2\n');
  for (const name of filesIn(folder, /\.(?:json|md|svg)$/))
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  const renderer = resolve(import.meta.dirname, '../articles/render');
  for (const name of filesIn(renderer, /(?<!\.test)\.ts$/)) hash.update(readFileSync(join(renderer, name)));
  return hash.digest('hex');
}

async function readProducts(folder: string, known: Known): Promise<Map<string, ValidRecord[]>> {
  const files = new Map<string, ValidRecord[]>();
  for (const name of filesIn(folder, /\.json$/)) {
    const path = join(folder, name);
    const records = validateRecords(basename(path), await readRecords(path), known);
    if (records.some(({ images }) => images))
      throw new Error(`${name}: pictures come by npm run import, not with the site`);
    files.set(name, records);
  }
  return files;
}

/**
 * Brings the database in line with the files the site comes with: company, menus, categories with their attributes, brands,
 * products and articles, all or nothing. Does nothing while the files are unchanged. Data imported otherwise stays, and so
 * do values of the site's own products and articles that were changed since the last edition.
 * @param plans whether to write nothing: the log says what would be written
 * @returns whether anything was written.
 * @throws ImportError that names file, record, field and value.
 */
export async function seedDatabase(
  db: Database,
  log: Log,
  { folder = DATA_FOLDER, plans = false }: { folder?: string; plans?: boolean } = {},
): Promise<boolean> {
  const hash = hashOf(folder);
  const [last] = await db.select().from(setting).where(eq(setting.key, SETTING));
  if (last?.value === hash) return false;

  if (!plans) log('正在导入网站数据');
  // The renderer of formulas takes a second to load, so it is loaded only when files have changed.
  const { seedArticles } = await import('../articles/seed-articles');
  const company = await readDataFile(join(folder, 'company.json'), CompanyFile);
  const menus = await readDataFile(join(folder, 'menus.json'), MenuFile);
  const categories = await readDataFile(join(folder, 'categories.json'), CategoryFile);
  refuseUnsoundCategories('categories.json', categories);
  const brands = await readDataFile(join(folder, 'brands.json'), BrandFile);
  const products = await readProducts(join(folder, 'products'), { categories, brands });
  return inTransaction(db, plans, async tx => {
    await lockCatalogue(tx);
    const written = [
      await writeCompany(tx, { ...company, about: sanitiseRichText(company.about) }),
      await writeMenus(tx, menus),
      await writeCategories(tx, categories),
      await writeBrands(tx, brands, log),
      (await seedProducts(tx, await asNamedNow(tx, products), { categories, brands }, log, plans)) > 0,
    ];
    const articles = await seedArticles(tx, join(folder, 'articles'), categories, log);
    const changed = articles.changed || written.includes(true);
    if (changed) await bumpCatalogueVersion(tx);
    // With an article missing, the next start tries again.
    if (!articles.complete) return changed;
    const row = { key: SETTING, value: hash };
    await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
    return changed;
  });
}

/** The records under the names that their makers and series have in the catalogue, where they may have been renamed by hand. */
async function asNamedNow(tx: Transaction, files: Map<string, ValidRecord[]>): Promise<Map<string, ValidRecord[]>> {
  const { brands } = await loadKnown(tx);
  const byName = brandsByEachName(brands);
  const named = (record: ValidRecord): ValidRecord => {
    const found = byName.get(brandKey(record.brand.name));
    if (!found) return record;
    const { formerSeries, ...brand } = found;
    const series = record.series === null ? null : presentSeries(record.series, formerSeries);
    return { ...record, brand, series, key: productKey(brand.name, record.model) };
  };
  return new Map([...files].map(([file, records]) => [file, records.map(named)]));
}

/** The result of `work`, which is written unless `undone`. */
async function inTransaction<T>(db: Database, undone: boolean, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!undone) return db.transaction(work);
  let done: { result: T } | undefined;
  try {
    await db.transaction(async tx => {
      done = { result: await work(tx) };
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!done) throw new Error('the transaction ended before its work');
  return done.result;
}
