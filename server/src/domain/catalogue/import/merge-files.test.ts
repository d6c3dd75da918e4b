import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { product } from '../schema';
import { readCatalogueVersion } from '../version';
import { importFiles } from './import-files';
import { applyMerge, planMerge } from './merge-files';

const { db, stop } = await createTestDatabase({ data: true });
const folder = mkdtempSync(join(tmpdir(), 'shixuan-merge-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const lens = (attrs: object, source?: object) => [
  { category: 'fa-lens', brand: 'Kowa', model: 'MERGE-12', attrs, ...(source && { source }) },
];
const stored = async () => (await db.select().from(product).where(eq(product.model, 'MERGE-12')))[0];
const base = { url: 'https://maker.example/a', tier: 'manufacturer', confidence: 'high' };
const other = { url: 'https://dealer.example/b', tier: 'secondary', confidence: 'medium' };

beforeEach(async () => {
  await db.delete(product).where(eq(product.model, 'MERGE-12'));
  const attrs = { focalLengthMm: 12, maxAperture: 2.8, weightG: 60 };
  await importFiles(db, [
    file('base.json', lens(attrs, { ...base, derived: [{ key: 'weightG', how: '由同系列型号推出' }] })),
  ]);
});

test('a plan says what would change, value by value, and writes nothing', async () => {
  const version = await readCatalogueVersion(db);
  const [plan] = await planMerge(db, [
    file('more.json', lens({ maxAperture: 2, lengthMm: 40, weightG: '未标注' }, other)),
  ]);
  expect(plan?.created).toEqual([]);
  expect(plan?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['最大光圈 F 值', 2.8, 2],
    ['长度', undefined, 40],
    ['重量', 60, undefined],
  ]);
  expect((await stored())?.attrs).toEqual({ focalLengthMm: 12, maxAperture: 2.8, weightG: 60 });
  expect(await readCatalogueVersion(db)).toBe(version);
});

test('values that a file does not name stay, and each value keeps its own source', async () => {
  const [plan] = await planMerge(db, [file('more.json', lens({ lengthMm: 40, weightG: 65 }, other))]);
  if (!plan) throw new Error('no plan');
  expect(await applyMerge(db, plan)).toEqual({ created: 0, updated: 1, unchanged: 0, out: [] });
  const row = await stored();
  expect(row?.attrs).toEqual({ focalLengthMm: 12, maxAperture: 2.8, lengthMm: 40, weightG: 65 });
  expect(row?.source).toMatchObject({ ...base, derived: [] });
  expect(row?.source.fieldSources).toEqual([
    { key: 'lengthMm', ...other },
    { key: 'weightG', ...other },
  ]);
});

test('values of a record without a page, or of the page of the product, get no source of their own', async () => {
  for (const [lengthMm, source] of [
    [40, undefined],
    [41, {}],
    [42, { url: base.url }],
  ] as const) {
    const [plan] = await planMerge(db, [file('more.json', lens({ lengthMm }, source))]);
    if (!plan) throw new Error('no plan');
    await applyMerge(db, plan);
    expect((await stored())?.attrs).toMatchObject({ lengthMm });
    expect((await stored())?.source).toMatchObject({ ...base, fieldSources: [] });
  }
});

test('the same file again changes nothing; CSV says the same as JSON', async () => {
  const csv =
    'category,brand,model,attrs.lengthMm,attrs.weightG,source.url\nfa-lens,KOWA,merge-12,40,未标注,https://d.example/\n';
  const [first] = await planMerge(db, [file('more.csv', csv)]);
  if (!first) throw new Error('no plan');
  await applyMerge(db, first);
  expect((await stored())?.attrs).toEqual({ focalLengthMm: 12, maxAperture: 2.8, lengthMm: 40 });
  const [again] = await planMerge(db, [file('more.csv', csv)]);
  expect(again).toMatchObject({ records: [], created: [], changes: [] });
});

test('a product that is not there is created; a bad value stops the file', async () => {
  const records = [{ category: 'fa-lens', brand: 'Kowa', model: 'MERGE-NEW', attrs: { focalLengthMm: 16 } }];
  const [plan] = await planMerge(db, [file('new.json', records)]);
  if (!plan) throw new Error('no plan');
  expect(plan.created.map(({ model }) => model)).toEqual(['MERGE-NEW']);
  expect(plan.changes).toEqual([]);
  expect(await applyMerge(db, plan)).toEqual({ created: 1, updated: 0, unchanged: 0, out: [] });
  await expect(planMerge(db, [file('bad.json', lens({ focalLengthMm: -1 }))])).rejects.toThrow(
    'bad.json 第 1 条（第 1 行第 83 列）：字段 attrs.focalLengthMm',
  );
});

test('a later file of one call builds on the earlier ones, and contradictions of the merged values are named', async () => {
  const [first, second] = await planMerge(db, [
    file('one.json', lens({ diameterMm: 40 }, other)),
    file('two.json', lens({ diameterMm: 40, filterThread: 'm49x0.75' }, other)),
  ]);
  expect(first?.suspicious).toEqual([]);
  expect(second?.changes.map(({ key }) => key)).toEqual(['filterThread']);
  expect(second?.suspicious).toMatchObject([{ model: 'MERGE-12', reasons: ['滤镜螺纹 M49 大于外径 40 mm'] }]);
  expect(second?.file).toBe('two.json');
});

test('a category other than that of the product, a value withdrawn from no attribute: all are told at once', async () => {
  const records = [
    { category: 'slide', brand: 'Kowa', model: 'MERGE-12', attrs: { strokeMm: 100 } },
    { category: 'fa-lens', brand: 'Kowa', model: 'MERGE-13', attrs: { focalLenghtMm: '未标注', weightG: 'x' } },
  ];
  const refused = await planMerge(db, [file('wrong.json', records)]).catch((error: Error) => error);
  const lines = String(refused instanceof Error && refused.message).split('\n');
  expect(lines.map(line => line.replace(/（第[^）]*）/, '').replace(/以下之一：.*/, '…'))).toEqual([
    'wrong.json 第 1 条：字段 category 的值「slide」不是该型号在目录中的分类，应为 fa-lens；要改分类，请整条导入',
    'wrong.json 第 2 条：字段 attrs.weightG 的值「x」不是数字，应为大于 0 的数字，单位 g',
    'wrong.json 第 2 条：字段 attrs.focalLenghtMm 的值「未标注」不是「FA 镜头」的参数，应为…',
    '共 3 处不对，整个文件没有导入',
  ]);
});

test('values that exclude each other only once they are merged are told with all other faults', async () => {
  const light = (model: string, attrs: object) => ({ category: 'light', brand: 'OPT', model, attrs });
  const bars = ['MERGE-L1', 'MERGE-L2'].map(model => light(model, { shape: 'bar', emittingLengthMm: 100 }));
  const [plan] = await planMerge(db, [file('bars.json', bars)]);
  if (!plan) throw new Error('no plan');
  await applyMerge(db, plan);
  const wrong = ['MERGE-L1', 'MERGE-L2'].map(model => light(model, { outerDiameterMm: 90 }));
  await expect(planMerge(db, [file('wrong.json', wrong)])).rejects.toThrow(
    /第 1 条.*outerDiameterMm.*\n.*第 2 条.*outerDiameterMm/,
  );
});

test('merging tells the faults of all files at once, too', async () => {
  const paths = [file('one.json', lens({ focalLengthMm: -1 })), file('two.json', lens({ weightG: 'x' }))];
  await expect(planMerge(db, paths)).rejects.toThrow(/one\.json 第 1 条.*focalLengthMm.*\ntwo\.json 第 1 条.*weightG/);
});

test('a series and a note are changes like values; the same note again is none', async () => {
  const told = [
    {
      category: 'fa-lens',
      brand: 'Kowa',
      model: 'MERGE-12',
      series: 'MERGE',
      attrs: {},
      source: { notes: '另一备注' },
    },
  ];
  const [plan] = await planMerge(db, [file('series.json', told)]);
  expect(plan?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['系列', undefined, 'MERGE'],
    ['来源备注', undefined, '另一备注'],
  ]);
  if (plan) await applyMerge(db, plan);
  expect(await stored()).toMatchObject({ series: 'MERGE', source: { notes: '另一备注' } });
  const [again] = await planMerge(db, [file('series.json', told)]);
  expect(again).toMatchObject({ records: [], changes: [] });
});
