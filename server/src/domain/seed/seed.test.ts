import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/test-database';
import { DATA_FOLDER } from '../../platform/config';
import type { OpenDatabase } from '../../platform/database/connect';
import { applyImport } from '../catalogue/import/apply';
import { loadKnown } from '../catalogue/import/load-known';
import { validateRecords } from '../catalogue/import/validate';
import { brand, category, company, menu, product } from '../catalogue/schema';
import { readCatalogueVersion } from '../catalogue/version';
import { seedDatabase } from './seed';

const { db, stop } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'shixuan-data-'));
// Every change is a reading of all files: articles, which have a test of their own, and the largest files of products are
// left out. The whole of them is in the database that the first test looks at beside this one.
const leftOut = /\.md$|products\/(?:area-camera|light|telecentric-lens)\.json$/;
cpSync(DATA_FOLDER, folder, { recursive: true, filter: path => !leftOut.test(path) });
let site: OpenDatabase;
beforeAll(async () => {
  site = await createTestDatabase({ data: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.stop();
  await stop();
});

let lines: string[] = [];
const log = (line: string) => void lines.push(line);
const seed = () => seedDatabase(db, log, { folder });
const read = (name: string): unknown[] => JSON.parse(readFileSync(join(folder, name), 'utf8'));
/** What the tests change of a record. */
const SlideRecord = z.looseObject({ model: z.string(), attrs: z.record(z.string(), z.unknown()) });
const everything = async () => ({
  version: await readCatalogueVersion(db),
  company: await db.select().from(company),
  menus: await db.select().from(menu).orderBy(menu.position),
  categories: await db.select().from(category).orderBy(category.position),
  brands: await db.select().from(brand).orderBy(brand.id),
  products: await db.select().from(product).orderBy(product.id),
});

/** @param data the files that were read into the database */
async function expectWholeOf(data: string, { db: seeded }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const length = (name: string) =>
    z.array(z.unknown()).parse(JSON.parse(readFileSync(join(data, name), 'utf8'))).length;
  const counts = await seeded
    .select({ code: category.code, count: count() })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .groupBy(category.code);
  const files = readdirSync(join(data, 'products')).map(name => ({
    code: name.replace('.json', ''),
    count: length(`products/${name}`),
  }));
  expect(counts.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual(
    files.toSorted((a, b) => a.code.localeCompare(b.code)),
  );
  expect(await seeded.$count(menu)).toBe(length('menus.json'));
  expect(await seeded.$count(category)).toBe(length('categories.json'));
  expect(await seeded.$count(company)).toBe(1);
}

test('an empty database gets every product of the files, each in its category', async () => {
  expect(await seed()).toBe(true);
  await expectWholeOf(folder, { db });
  await expectWholeOf(DATA_FOLDER, site);
});

test('the same files again: nothing is read into the database', async () => {
  const before = await everything();
  expect(await seed()).toBe(false);
  expect(await everything()).toEqual(before);
});

test('files that differ only in form: everything is compared, nothing is written', async () => {
  const before = await everything();
  writeFileSync(join(folder, 'brands.json'), JSON.stringify(read('brands.json'), null, 4));
  writeFileSync(join(folder, 'products/slide.json'), JSON.stringify(read('products/slide.json'), null, 4));
  expect(await seed()).toBe(false);
  expect(await everything()).toEqual(before);
});

test('a changed menu is written, and the version grows', async () => {
  const version = await readCatalogueVersion(db);
  const menus = read('menus.json');
  writeFileSync(join(folder, 'menus.json'), JSON.stringify(menus.slice(0, -1)));
  expect(await seed()).toBe(true);
  expect(await db.$count(menu)).toBe(menus.length - 1);
  expect(await readCatalogueVersion(db)).toBe(version + 1);
});

test('a new edition does not undo what was imported over it, says so, and changes the rest', async () => {
  const [first, second, ...others] = read('products/slide.json').map(record => SlideRecord.parse(record));
  if (!first || !second) throw new Error('two slides are needed');
  const heavier = { ...first, attrs: { ...first.attrs, strokeMm: 101 } };
  const known = await loadKnown(db);
  await applyImport(db, validateRecords('own.json', [{ record: 1, value: heavier }], known));
  const edition = [first, second].map(record => ({
    ...record,
    attrs: { ...record.attrs, strokeMm: 77 },
    series: '新系列',
  }));
  writeFileSync(join(folder, 'products/slide.json'), JSON.stringify([...edition, ...others]));

  const before = await everything();
  lines = [];
  expect(await seedDatabase(db, log, { folder, plans: true })).toBe(true);
  const planned = lines;
  expect(await everything()).toEqual(before);

  lines = [];
  expect(await seed()).toBe(true);
  expect(lines.filter(line => line !== '正在导入网站数据')).toEqual(planned.filter(line => !line.startsWith(' ')));
  expect(planned).toContainEqual(
    expect.stringMatching(/slide\.json：1 个产品有改过的值，予以保留：.*（行程：101，新版 77）/),
  );
  expect(planned).toContainEqual(expect.stringContaining(`${second.model}　系列："UTS" → "新系列"；行程：100 → 77`));
  const stored = async ({ model }: { model: string }) =>
    (await db.select().from(product).where(eq(product.model, model))).map(({ attrs, series }) => [
      attrs.strokeMm,
      series,
    ]);
  expect(await stored(first)).toEqual([[101, '新系列']]);
  expect(await stored(second)).toEqual([[77, '新系列']]);
});

test('one bad product in the files: nothing of them is taken, and the message names it', async () => {
  const before = await everything();
  writeFileSync(join(folder, 'menus.json'), readFileSync(join(DATA_FOLDER, 'menus.json')));
  const [first, ...others] = read('products/slide.json');
  writeFileSync(join(folder, 'products/slide.json'), JSON.stringify([...others, { ...Object(first), model: '' }]));
  await expect(seed()).rejects.toThrow(
    new RegExp(`^slide\\.json 第 ${others.length + 1} 条（第 1 行第 \\d+ 列）：字段 model`),
  );
  expect(await everything()).toEqual(before);
});
