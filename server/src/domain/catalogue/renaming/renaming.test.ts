import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { loadCatalogue } from '../../snapshot/load';
import type { BrandEntry } from '../import/brand-file';
import { importFiles } from '../import/import-files';
import { planMerge } from '../import/merge-files';
import { writeBrands } from '../import/reference-data';
import { brand, product, removedProduct } from '../schema';
import { planBrandRenaming, renameBrand } from './rename-brand';
import { planSeriesRenaming, renameSeries } from './rename-series';

const { db, stop } = await createTestDatabase({ data: true });
const folder = mkdtempSync(join(tmpdir(), 'shixuan-renaming-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const lens = (brandName: string, model: string, series = '甲系列', weightG = 60) => ({
  ...{ category: 'fa-lens', brand: brandName, series, model, attrs: { focalLengthMm: 12, weightG } },
});
const write = (content: unknown) => {
  const path = join(folder, 'own.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const take = (records: object[]) => importFiles(db, [write(records)]);
const rows = async () =>
  (
    await db
      .select({ brand: brand.name, model: product.model, series: product.series })
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(inArray(product.model, ['N-1', 'N-2', 'N-3']))
  )
    .map(row => `${row.brand} ${row.series} ${row.model}`)
    .toSorted();
const named = async (name: string) => (await db.select().from(brand).where(eq(brand.name, name)))[0];

beforeEach(async () => {
  await db.delete(removedProduct);
  const models = ['N-1', 'N-2', 'N-3'];
  await db.delete(product).where(inArray(product.model, models));
  await db.delete(brand).where(inArray(brand.name, ['旧光学', '新光学', '另一家']));
  await take([lens('旧光学', 'N-1'), lens('旧光学', 'N-2')]);
});

test('a renamed maker keeps its products, and its former name for files and search', async () => {
  const before = await named('旧光学');
  expect(await planBrandRenaming(db, '旧光学', '新光学')).toEqual({
    ...{ from: '旧光学', to: '新光学', products: 2, united: null },
  });
  expect((await named('旧光学'))?.id).toBe(before?.id);
  await renameBrand(db, '旧光学', '新光学');
  expect((await named('新光学'))?.id).toBe(before?.id);
  await take([lens('旧光学', 'N-2', '甲系列', 61), lens('新光学', 'N-3')]);
  expect(await rows()).toEqual(['新光学 甲系列 N-1', '新光学 甲系列 N-2', '新光学 甲系列 N-3']);
  const [plan] = await planMerge(db, [write([lens('旧光学', 'N-1')])]);
  expect([plan?.created, plan?.changes]).toEqual([[], []]);
  const { input } = await loadCatalogue(db);
  expect(input.brandAliases?.get(before?.id ?? 0)).toEqual(['旧光学']);
  // Back again: the present name becomes the former one.
  await renameBrand(db, '新光学', '旧光学');
  expect(await named('旧光学')).toMatchObject({ id: before?.id, formerNames: ['新光学'] });
});

test('a second brand of one maker becomes one with the first; of equal part numbers one stays, and links lead to it', async () => {
  await take([lens('新光学', 'N-2'), lens('新光学', 'N-3')]);
  expect((await planBrandRenaming(db, '旧光学', '新光学')).united).toEqual({ moved: 1, doubled: ['N-2'] });
  await renameBrand(db, '旧光学', '新光学');
  expect(await named('旧光学')).toBeUndefined();
  expect(await rows()).toEqual(['新光学 甲系列 N-1', '新光学 甲系列 N-2', '新光学 甲系列 N-3']);
  const [gone] = await db.select().from(removedProduct);
  const [stays] = await db.select().from(product).where(eq(product.model, 'N-2'));
  expect(gone).toMatchObject({ model: 'N-2', replacementId: stays?.id });
  // The one that stays is changed by files as before.
  await importFiles(db, [write([lens('旧光学', 'N-2', '甲系列', 62)])], {
    onDone: (_, { updated, out }) => expect([updated, out]).toEqual([1, []]),
  });
});

test('brands.json renames by an alias, unites what is two, and does not undo a name given by hand', async () => {
  const entry: BrandEntry = { name: '新光学', nameZh: null, country: null, website: null, aliases: ['旧光学'] };
  const id = (await named('旧光学'))?.id;
  const lines: string[] = [];
  const brands = (entries: BrandEntry[]) => db.transaction(tx => writeBrands(tx, entries, line => lines.push(line)));
  expect(await brands([entry])).toBe(true);
  expect(await brands([entry])).toBe(false);
  expect((await named('新光学'))?.id).toBe(id);
  await take([lens('另一家', 'N-3')]);
  expect(await brands([{ ...entry, aliases: ['旧光学', '另一家'] }])).toBe(true);
  expect(await rows()).toEqual(['新光学 甲系列 N-1', '新光学 甲系列 N-2', '新光学 甲系列 N-3']);
  expect(lines).toEqual(['品牌 旧光学 改名为 新光学', '品牌 另一家 并入 新光学：移入 1 款，型号相同而下架 0 款']);
  await renameBrand(db, '新光学', '旧光学');
  await brands([{ ...entry, aliases: [], country: '中国' }]);
  expect(await named('旧光学')).toMatchObject({ id, country: '中国' });
  expect(await named('新光学')).toBeUndefined();
});

test('a name that cannot be taken is refused, and says why', async () => {
  await take([lens('新光学', 'N-3')]);
  await expect(renameBrand(db, '没有的', '新光学')).rejects.toThrow(/旧名 的值「没有的」目录里没有这个品牌/);
  await expect(renameBrand(db, '旧光学', ' ')).rejects.toThrow(/字段 新名/);
  await expect(renameBrand(db, '旧光学', '旧光学')).rejects.toThrow(/已是它的名称/);
  await renameBrand(db, '新光学', '另一家');
  await expect(renameBrand(db, '旧光学', '新光学')).rejects.toThrow(/是品牌「另一家」的别名/);
  await expect(renameSeries(db, '旧光学', '乙系列', '丙系列')).rejects.toThrow(/没有产品属于这个系列/);
});

test('a renamed series takes its products along, and files may go on using the former name', async () => {
  expect(await planSeriesRenaming(db, '旧光学', '甲系列', '乙系列')).toEqual({
    ...{ brand: '旧光学', from: '甲系列', to: '乙系列', products: 2, there: 0 },
  });
  await renameSeries(db, '旧光学', '甲系列', '乙系列');
  await take([lens('旧光学', 'N-2', '甲系列', 61), lens('旧光学', 'N-3')]);
  expect(await rows()).toEqual(['旧光学 乙系列 N-1', '旧光学 乙系列 N-2', '旧光学 乙系列 N-3']);
  await renameSeries(db, '旧光学', '乙系列', '丙系列');
  expect((await named('旧光学'))?.formerSeries).toEqual({ 甲系列: '丙系列', 乙系列: '丙系列' });
  await renameSeries(db, '旧光学', '丙系列', '甲系列');
  await take([lens('旧光学', 'N-1', '丙系列')]);
  expect(await rows()).toEqual(['旧光学 甲系列 N-1', '旧光学 甲系列 N-2', '旧光学 甲系列 N-3']);
});
