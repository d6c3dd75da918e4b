import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { bumpCatalogueVersion } from '../database/catalogue-version';
import type { Database, Log, Transaction } from '../database/connect';
import { setting } from '../database/schema';
import { type Applied, applyRecords, lockCatalogue } from './apply';
import { BrandFile } from './brand-file';
import { CategoryFile } from './category-file';
import { CompanyFile } from './company-file';
import { ImportError } from './import-error';
import { MenuFile } from './menu-file';
import { writeBrands, writeCategories, writeCompany, writeMenus } from './reference-data';
import { sanitiseRichText } from './sanitise-rich-text';
import { type Known, validateRecords } from './validate';

/** Hash of the files that were imported last. */
const SETTING = 'seed';

export const DATA_FOLDER = resolve(import.meta.dirname, '../../../data');

interface DataFile {
  name: string;
  text: string;
}

const readFiles = (folder: string): DataFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const hashOf = (files: DataFile[]) => {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(JSON.stringify([name, text]));
  return hash.digest('hex');
};

function parse<T extends z.ZodType>(files: DataFile[], name: string, schema: T): z.infer<T> {
  const text = files.find(file => file.name === name)?.text;
  const fault = (field: string | null, problem: string, expected: string) =>
    new ImportError({ file: name, record: null, field, value: undefined, problem, expected });
  if (text === undefined) throw fault(null, '缺失', '网站自带的数据文件');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fault(null, `不是 JSON（${error instanceof Error ? error.message : error}）`, 'JSON 文件');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw fault(issue?.path.join('.') || null, '不对', issue?.message ?? '另一种形式');
}

async function writeProducts(tx: Transaction, files: DataFile[], known: Known, log: Log): Promise<Applied> {
  const total: Applied = { created: 0, updated: 0, unchanged: 0 };
  for (const { name, text } of files.filter(file => file.name.startsWith('products'))) {
    const file = basename(name);
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values))
      throw new ImportError({
        file,
        record: null,
        field: null,
        value: undefined,
        problem: '不是列表',
        expected: '产品的列表',
      });
    const records = validateRecords(
      file,
      values.map((value: unknown, index) => ({ record: index + 1, value })),
      known,
    );
    const applied = await applyRecords(tx, records);
    for (const key of ['created', 'updated', 'unchanged'] as const) total[key] += applied[key];
    log(`导入 ${file}：新增 ${applied.created}，更新 ${applied.updated}，未变 ${applied.unchanged}`);
  }
  return total;
}

/**
 * Brings the database in line with the files the site comes with: company, menus, categories with their attributes, brands
 * and products, all or nothing. Does nothing while the files are those of the last time. What was imported otherwise stays.
 * @returns whether anything was written.
 * @throws ImportError that names file, record, field and value.
 */
export async function seedDatabase(db: Database, log: Log, folder = DATA_FOLDER): Promise<boolean> {
  const files = readFiles(folder);
  const hash = hashOf(files);
  const [last] = await db.select().from(setting).where(eq(setting.key, SETTING));
  if (last?.value === hash) return false;

  log('正在导入网站数据');
  const company = parse(files, 'company.json', CompanyFile);
  const menus = parse(files, 'menus.json', MenuFile);
  const categories = parse(files, 'categories.json', CategoryFile);
  const brands = parse(files, 'brands.json', BrandFile);
  return db.transaction(async tx => {
    await lockCatalogue(tx);
    const written = [
      await writeCompany(tx, { ...company, about: sanitiseRichText(company.about) }),
      await writeMenus(tx, menus),
      await writeCategories(tx, categories),
      await writeBrands(tx, brands),
    ];
    const { created, updated } = await writeProducts(tx, files, { categories, brands }, log);
    const changed = written.includes(true) || created + updated > 0;
    if (changed) await bumpCatalogueVersion(tx);
    const row = { key: SETTING, value: hash };
    await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
    return changed;
  });
}
