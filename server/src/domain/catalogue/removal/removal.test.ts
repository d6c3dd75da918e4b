import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postCall } from '../../../../test/post-call';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { exportCatalogue } from '../export/export-catalogue';
import { importFiles } from '../import/import-files';
import { applyMerge, planMerge } from '../import/merge-files';
import { product, removedProduct } from '../schema';
import { readCatalogueVersion } from '../version';
import { applyRemoval, applyReturn } from './apply-removal';
import { planRemoval } from './plan-removal';
import { planReturn } from './plan-return';

let site: TestSite;
let db: TestSite['database']['db'];
const folder = mkdtempSync(join(tmpdir(), 'shixuan-removal-'));
beforeAll(async () => {
  site = await createTestSite();
  ({ db } = site.database);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.stop();
});

const write = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const lens = (model: string, attrs: object = {}) => ({
  category: 'fa-lens',
  brand: '新光学',
  series: 'R 系列',
  model,
  attrs: { focalLengthMm: 12, ...attrs },
});
const records = [lens('R-1'), lens('R-2'), lens('R-3'), lens('R-4', { successor: 'R-1' })];
const idOf = async (model: string) => {
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.model, model));
  if (!row) throw new Error(`no ${model}`);
  return row.id;
};
const models = async () =>
  (await db.select({ model: product.model }).from(product).where(eq(product.series, 'R 系列')))
    .map(({ model }) => model)
    .toSorted();
/** Takes out, with what the plan says. */
async function remove(list: unknown, name = 'remove.json') {
  const plan = await planRemoval(db, [write(name, list)]);
  await applyRemoval(db, plan);
  await site.catalogue.reload();
  return plan;
}

beforeEach(async () => {
  await db.delete(removedProduct);
  await db.delete(product).where(eq(product.series, 'R 系列'));
  await importFiles(db, [write('all.json', records)]);
});

test('a plan says which products go and what refers to them, and writes nothing', async () => {
  const version = await readCatalogueVersion(db);
  const plan = await planRemoval(db, [
    write('remove.csv', `id,brand,model,reason,replacement\n${await idOf('R-2')},,,重复,R-3\n,新光学,r-1,型号有误,\n`),
  ]);
  expect(plan.removed.map(({ model, reason, replacement }) => [model, reason, replacement?.model])).toEqual([
    ['R-2', '重复', 'R-3'],
    ['R-1', '型号有误', undefined],
  ]);
  expect(plan.series).toEqual([{ brand: '新光学', series: 'R 系列', left: 2 }]);
  expect(plan.namedBy).toEqual([{ brand: '新光学', model: 'R-4', successor: 'R-1' }]);
  expect(await models()).toEqual(['R-1', 'R-2', 'R-3', 'R-4']);
  expect(await readCatalogueVersion(db)).toBe(version);
});

test('what was taken out is in no list, and its number says so or leads to the product that stands for it', async () => {
  const [one, two, three] = [await idOf('R-1'), await idOf('R-2'), await idOf('R-3')];
  await remove([
    { id: one, reason: '型号有误' },
    { brand: '新光学', model: 'R-2', replacement: 'R-3' },
  ]);
  expect(await models()).toEqual(['R-3', 'R-4']);
  const gone = await postCall(site.app, 'productDetail', { id: one });
  expect(gone).toMatchObject({ state: 1010, msg: '新光学 R-1 已下架：型号有误' });
  const { content } = await postCall(site.app, 'productDetail', { id: two });
  expect(content.product).toMatchObject({ id: three, model: 'R-3' });
  expect(content.siblings.map(({ model }) => model)).toEqual(['R-4']);
  // A successor that is gone is told without a link.
  const { content: other } = await postCall(site.app, 'productDetail', { id: await idOf('R-4') });
  expect(other.successor).toEqual({ model: 'R-1' });
  for (const name of ['productFiles', 'productCompatible'] as const)
    expect((await postCall(site.app, name, { id: one })).msg).toBe('新光学 R-1 已下架：型号有误');
  const document = await site.app.inject(`/datasheets/${one}.pdf`);
  expect(document.statusCode).toBe(410);
  // Once what stands for it goes, too, it is gone.
  await remove([{ id: three }]);
  expect((await postCall(site.app, 'productDetail', { id: two })).msg).toBe('新光学 R-2 已下架');
});

test('no file brings it back, and an export does not hold it', async () => {
  await remove([{ brand: '新光学', model: 'R-1' }]);
  const said: string[] = [];
  await importFiles(db, [write('again.json', records)], {
    onDone: (_, { created, updated, unchanged, out }) =>
      said.push(`${created} ${updated} ${unchanged} ${out.map(({ model }) => model)}`),
  });
  expect(said).toEqual(['0 0 3 R-1']);
  const [plan] = await planMerge(db, [write('merge.json', [lens('R-1', { weightG: 60 }), lens('R-5')])]);
  expect([plan?.created, plan?.out].map(all => all?.map(({ model }) => model))).toEqual([['R-5'], ['R-1']]);
  if (plan) await applyMerge(db, plan);
  expect(await models()).toEqual(['R-2', 'R-3', 'R-4', 'R-5']);
  const to = join(folder, 'exported');
  await exportCatalogue(db, to, { form: 'json', storage: folderStorage(join(folder, 'storage')) });
  const [exported] = await planMerge(db, [join(to, 'fa-lens.json')]);
  expect([exported?.changes, exported?.out, exported?.created]).toEqual([[], [], []]);
});

test('put back, it has its number, values and page again, and imports change it as before', async () => {
  const id = await idOf('R-4');
  await remove([{ id }]);
  await remove([{ id }]).then(({ removed, already }) => expect([removed, already.length]).toEqual([[], 1]));
  const plan = await planReturn(db, [
    write('back.json', [{ brand: '新光学', model: 'R-4' }, { id: await idOf('R-3') }]),
  ]);
  expect([plan.returned, plan.present].map(all => all.map(({ model }) => model))).toEqual([['R-4'], ['R-3']]);
  expect(await applyReturn(db, plan)).toBe(1);
  await site.catalogue.reload();
  const { content } = await postCall(site.app, 'productDetail', { id });
  expect(content.product).toMatchObject({ id, model: 'R-4', attrs: { focalLengthMm: 12, successor: 'R-1' } });
  await importFiles(db, [write('again.json', records)], {
    onDone: (_, { unchanged }) => expect(unchanged).toBe(4),
  });
});

test.each([
  [[{ brand: '新光学' }], /^list\.json 第 1 条（.+）：没有说明是哪款产品，应为 id，或 brand 与 model$/],
  [[{ id: 2_000_000 }], /字段 id 的值「2000000」目录里没有这款产品/],
  [[{ brand: '新光学', model: 'R-1', replacement: 'R-9' }], /字段 replacement 的值「R-9」目录里没有/],
  [[{ brand: '新光学', model: 'R-1', replacement: 'R-1' }], /是这款产品自己/],
  [
    [
      { brand: '新光学', model: 'R-1', replacement: 'R-2' },
      { brand: '新光学', model: 'R-2' },
    ],
    /字段 replacement 的值「R-2」也在下架之列/,
  ],
  [
    [
      { brand: '新光学', model: 'R-1' },
      { brand: '新光学', model: 'R 1' },
    ],
    /第 2 条.*目录里没有这款产品/,
  ],
  [[{ brand: '新光学', model: 'R-1', reasn: '重复' }], /字段 reasn 的值「重复」不认识/],
])('a list with a fault is refused as a whole: %j', async (list, message) => {
  await expect(planRemoval(db, [write('list.json', list)])).rejects.toThrow(message);
});
