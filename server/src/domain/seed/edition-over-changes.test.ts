import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { DATA_FOLDER } from '../../platform/config';
import { CategoryFile } from '../catalogue/import/category-file';
import { importFiles } from '../catalogue/import/import-files';
import { applyMerge, planMerge } from '../catalogue/import/merge-files';
import { applyRemoval } from '../catalogue/removal/apply-removal';
import { planRemoval } from '../catalogue/removal/plan-removal';
import { renameBrand } from '../catalogue/renaming/rename-brand';
import { renameSeries } from '../catalogue/renaming/rename-series';
import { product } from '../catalogue/schema';
import { seedDatabase } from './seed';

const { db, stop } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'shixuan-edition-'));
cpSync(DATA_FOLDER, folder, { recursive: true, filter: path => !/\.md$|products\/.+\.json$/.test(path) });
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const how = '水平像素数 × 垂直像素数';
const camera = (model: string, attrs: object) => ({
  category: 'area-camera',
  brand: 'Basler',
  model,
  attrs,
  source: { url: 'https://www.baslerweb.com/a', derived: [{ key: 'resolutionMp', how }] },
});
const write = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
/** What an edition says on its way in; beforehand, what it plans. */
async function edition(records: object[]) {
  write('products/area-camera.json', records);
  const planned: string[] = [];
  await seedDatabase(db, line => planned.push(line), { folder, plans: true });
  const said: string[] = [];
  await seedDatabase(db, line => said.push(line), { folder });
  return { planned, said };
}
async function merge(record: object) {
  for (const plan of await planMerge(db, [write('own.json', [record])])) await applyMerge(db, plan);
}
const stored = async (model: string) => (await db.select().from(product).where(eq(product.model, model)))[0];
const own = { category: 'area-camera', brand: 'Basler', source: { url: 'https://example.com/measured' } };

test('what is computed from values of both sides follows from both', async () => {
  await edition([camera('C-1', { resolutionMp: 5.013504, resolutionH: 2448, resolutionV: 2048, frameRateFps: 24 })]);
  await merge({ ...own, model: 'C-1', attrs: { resolutionV: 2000 } });
  expect((await stored('C-1'))?.attrs.resolutionMp).toBe(4.896);
  const { planned } = await edition([
    camera('C-1', { resolutionMp: 5.24288, resolutionH: 2560, resolutionV: 2048, frameRateFps: 24 }),
  ]);
  expect((await stored('C-1'))?.attrs).toEqual({
    resolutionMp: 5.12,
    resolutionH: 2560,
    resolutionV: 2000,
    frameRateFps: 24,
  });
  expect(planned.join('\n')).toContain('Basler C-1（垂直像素数：2000，新版 2048）');
  expect(planned).toContainEqual(expect.stringMatching(/^ {2}Basler C-1　.*水平像素数：2448 → 2560/));
});

test('of two editions one after the other, neither undoes an emptied or a corrected value', async () => {
  const attrs = { resolutionH: 2448, resolutionV: 2048, frameRateFps: 24, weightG: 80 };
  await edition([camera('C-2', attrs)]);
  await merge({ ...own, model: 'C-2', attrs: { frameRateFps: 30, weightG: '未标注' } });
  await edition([camera('C-2', { ...attrs, frameRateFps: 25, weightG: 81 })]);
  await edition([camera('C-2', { ...attrs, frameRateFps: 26, weightG: 82, resolutionH: 2500 })]);
  const row = await stored('C-2');
  expect(row?.attrs).toMatchObject({ frameRateFps: 30, resolutionH: 2500 });
  expect(row?.attrs).not.toHaveProperty('weightG');
  expect(row?.source.fieldSources).toEqual([
    { key: 'frameRateFps', url: 'https://example.com/measured', tier: 'secondary', confidence: null },
  ]);
});

test('a product that an edition no longer lists stays, and each edition says so', async () => {
  await edition([camera('C-3', { frameRateFps: 24 }), camera('C-4', { frameRateFps: 24 })]);
  const { planned, said } = await edition([camera('C-4', { frameRateFps: 25 })]);
  expect(await stored('C-3')).toBeDefined();
  for (const lines of [planned, said])
    expect(lines).toContainEqual(expect.stringMatching(/^这一版不再列出的 \d+ 个产品仍在目录里：.*Basler C-3/));
});

test('what was taken out stays out of every edition that lists it', async () => {
  const records = [camera('C-6', { frameRateFps: 24 }), camera('C-7', { frameRateFps: 24 })];
  await edition(records);
  await applyRemoval(db, await planRemoval(db, [write('remove.json', [{ brand: 'Basler', model: 'C-6' }])]));
  const { planned, said } = await edition([camera('C-6', { frameRateFps: 25 }), camera('C-7', { frameRateFps: 25 })]);
  expect(await stored('C-6')).toBeUndefined();
  expect((await stored('C-7'))?.attrs.frameRateFps).toBe(25);
  for (const lines of [planned, said]) expect(lines).toContain('1 个已下架的产品不再加入目录：Basler C-6');
});

test('a maker and a series that were renamed by hand stay one under every edition', async () => {
  const of = (model: string, frameRateFps: number) => ({ ...camera(model, { frameRateFps }), series: '甲' });
  await edition([of('C-8', 24)]);
  await renameBrand(db, 'Basler', '巴斯勒');
  await renameSeries(db, '巴斯勒', '甲', '乙');
  const { planned } = await edition([of('C-8', 25), of('C-9', 25)]);
  expect(await db.$count(product, eq(product.model, 'C-8'))).toBe(1);
  const [first, second] = [await stored('C-8'), await stored('C-9')];
  expect(first).toMatchObject({ series: '乙', attrs: { frameRateFps: 25 }, brandId: second?.brandId });
  expect(second?.series).toBe('乙');
  expect(planned).not.toContainEqual(expect.stringContaining('系列'));
  await renameBrand(db, '巴斯勒', 'Basler');
});

test('a choice with another code is followed in products of the operator, too, and one that is gone is named', async () => {
  const records = [camera('C-5', { frameRateFps: 24 })];
  await edition(records);
  const mine = (model: string, shutter: string) => ({ ...own, model, attrs: { shutter } });
  await importFiles(db, [write('own.json', [mine('OWN-1', 'global'), mine('OWN-2', 'rolling')])]);
  const named = (await stored('OWN-1'))?.name;

  const categories = CategoryFile.parse(JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')));
  const shutter = categories
    .find(({ code }) => code === 'area-camera')
    ?.attributes.find(({ key }) => key === 'shutter');
  if (!shutter?.options) throw new Error('no choice of shutters');
  shutter.options = shutter.options
    .filter(({ value }) => value !== 'rolling')
    .map(option =>
      option.value === 'global'
        ? { ...option, value: 'global-shutter', label: '全域快门', aliases: [...(option.aliases ?? []), 'global'] }
        : option,
    );
  write('categories.json', categories);
  const { planned } = await edition(records);
  const renamed = await stored('OWN-1');
  expect(renamed?.attrs).toEqual({ shutter: 'global-shutter' });
  expect(named).toContain('全局快门');
  expect(renamed?.name).toContain('全域快门');
  expect((await stored('OWN-2'))?.attrs).toEqual({ shutter: 'rolling' });
  expect((await stored('OWN-2'))?.name).not.toContain('rolling');
  expect(planned).toContainEqual(
    expect.stringMatching(/^1 个值不合分类现在的定义，保留原样，请更正或撤销：Basler OWN-2（快门[^：]*："rolling"）$/),
  );
});
