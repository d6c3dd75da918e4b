import { asc, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { brand, category, company, menu } from '../schema';
import { loadKnown } from './load-known';
import { writeBrands, writeCategories, writeCompany, writeMenus } from './reference-data';
import { siteData } from './site-data.fixture';

const { db, stop } = await createTestDatabase({ data: true });
afterAll(stop);

const [camera, lens, ...others] = siteData.categories;
const [first, second, ...moreBrands] = siteData.brands;
if (!camera || !lens || !first || !second) throw new Error('the site has no data');
const all = { categories: [camera, lens, ...others], brands: [first, second, ...moreBrands] };
const inTransaction = <T>(work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<T>) =>
  db.transaction(work);

test('what the files say already is not written again', async () => {
  expect(await inTransaction(tx => writeCategories(tx, all.categories))).toBe(false);
  expect(await inTransaction(tx => writeBrands(tx, all.brands))).toBe(false);
});

test('a changed category is written with everything, its leading brands and its place too; one that is left out stays', async () => {
  const changed = { ...camera, description: '另一段说明', brandOrder: ['海康机器人', 'Basler'] };
  const { brandOrder: _, ...bare } = lens;
  expect(await inTransaction(tx => writeCategories(tx, [bare, changed]))).toBe(true);
  const { categories } = await loadKnown(db);
  expect(categories).toHaveLength(all.categories.length);
  expect(categories.find(({ id }) => id === camera.id)).toEqual(changed);
  expect(categories.find(({ id }) => id === lens.id)).toEqual(bare);
  const places = await db.select().from(category).orderBy(asc(category.position), asc(category.id));
  expect(places.find(({ id }) => id === lens.id)?.position).toBe(0);
  expect(places.find(({ id }) => id === camera.id)?.position).toBe(1);
  expect(Object.keys(places.find(({ id }) => id === lens.id)?.definition ?? {})).not.toContain('brandOrder');
  expect(await inTransaction(tx => writeCategories(tx, all.categories))).toBe(true);
  expect((await loadKnown(db)).categories).toEqual(all.categories);
});

test('one category that differs from its file is written alone', async () => {
  const changed = { ...lens, description: '另一段说明' };
  const entries = all.categories.map(entry => (entry === lens ? changed : entry));
  expect(await inTransaction(tx => writeCategories(tx, entries))).toBe(true);
  expect((await loadKnown(db)).categories).toEqual(entries);
  const written = await db.execute(
    sql`select id from category where xmin = (select xmin from category where id = ${lens.id})`,
  );
  expect(written.rows).toEqual([{ id: lens.id }]);
  expect(await inTransaction(tx => writeCategories(tx, all.categories))).toBe(true);
  expect(await inTransaction(tx => writeCategories(tx, []))).toBe(false);
  expect((await loadKnown(db)).categories).toEqual(all.categories);
});

test('a brand is known by its name in any case; one that is left out stays', async () => {
  const before = await db.select().from(brand).orderBy(asc(brand.id));
  const changed = { ...first, name: first.name.toUpperCase(), country: '某国', aliases: ['别名'] };
  expect(await inTransaction(tx => writeBrands(tx, [changed]))).toBe(true);
  const after = await db.select().from(brand).orderBy(asc(brand.id));
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.find(({ name }) => name === changed.name)).toMatchObject(changed);
  expect(await inTransaction(tx => writeBrands(tx, [first]))).toBe(true);
  expect(await db.select().from(brand).orderBy(asc(brand.id))).toEqual(before);
  expect(await inTransaction(tx => writeBrands(tx, [{ ...first, name: '全新品牌' }]))).toBe(true);
  expect(await db.$count(brand)).toBe(before.length + 1);
});

test('menus are replaced as a whole, in their order', async () => {
  const stored = (await db.select().from(menu).orderBy(asc(menu.position))).map(({ position: _, ...entry }) => entry);
  expect(await inTransaction(tx => writeMenus(tx, stored))).toBe(false);
  const turned = stored.toReversed();
  expect(await inTransaction(tx => writeMenus(tx, turned))).toBe(true);
  const rows = await db.select().from(menu).orderBy(asc(menu.position));
  expect(rows).toEqual(turned.map((entry, position) => ({ ...entry, position })));
  expect(await inTransaction(tx => writeMenus(tx, turned.slice(1)))).toBe(true);
  expect(await db.$count(menu)).toBe(stored.length - 1);
});

test('there is one company', async () => {
  const [row] = await db.select().from(company);
  if (!row) throw new Error('no company');
  const { id: _, ...entry } = row;
  expect(await inTransaction(tx => writeCompany(tx, entry))).toBe(false);
  expect(await inTransaction(tx => writeCompany(tx, { ...entry, telPhone: '0755-1' }))).toBe(true);
  expect(await db.select().from(company)).toEqual([{ ...row, telPhone: '0755-1' }]);
});
