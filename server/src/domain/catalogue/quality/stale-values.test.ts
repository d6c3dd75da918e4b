import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { loadCatalogue } from '../../snapshot/load';
import { exportCatalogue } from '../export/export-catalogue';
import { importFiles } from '../import/import-files';
import { applyMerge, planMerge } from '../import/merge-files';
import { product } from '../schema';
import { reportData } from './data-report';
import { staleValues } from './stale-values';

const { db, stop } = await createTestDatabase({ data: true });
const folder = mkdtempSync(join(tmpdir(), 'shixuan-stale-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const lens = { category: 'fa-lens', brand: 'Kowa', model: 'STALE-1' };
const write = (record: object) => {
  const path = join(folder, 'own.json');
  writeFileSync(path, JSON.stringify([record]));
  return path;
};
const stored = async () => (await db.select().from(product).where(eq(product.model, 'STALE-1')))[0];
/** As a database holds them whose categories have changed since. */
const left = { focalLengthMm: '12', weightG: 60, mount: ['c', 'gone'], iris: 'gone', formerKey: 7 };

beforeAll(async () => {
  await importFiles(db, [write({ ...lens, attrs: { focalLengthMm: 12 } })]);
  const source = (await stored())?.source;
  if (!source) throw new Error('no source');
  const how = '由同系列型号推出';
  await db
    .update(product)
    .set({ attrs: left, source: { ...source, derived: [{ key: 'formerKey', how }] } })
    .where(eq(product.model, 'STALE-1'));
});

test('visitors see no value that the category does not allow any more, and no code of a choice that is gone', async () => {
  const { input } = await loadCatalogue(db);
  const { attrs } = input.products.find(({ model }) => model === 'STALE-1') ?? {};
  expect(attrs).toMatchObject({ weightG: 60, mount: ['c'] });
  for (const key of ['focalLengthMm', 'iris', 'formerKey']) expect(attrs).not.toHaveProperty(key);
  expect((await stored())?.attrs).toEqual(left);
});

test('the operator is told of each, with numbers; the report does not count them as known', async () => {
  const told = (await staleValues(db)).map(({ category, products, examples }) => [
    category,
    products,
    examples[0]?.value,
  ]);
  expect(told).toHaveLength(4);
  expect(told).toContainEqual(['FA 镜头', 1, ['c', 'gone']]);
  expect(told).toContainEqual(['FA 镜头', 1, 7]);
  const lenses = (await reportData(db)).find(({ name }) => name === 'FA 镜头');
  const known = lenses?.attributes.find(({ key }) => key === 'focalLengthMm')?.known;
  expect(known).toBe((lenses?.products ?? 0) - 1);
});

test('an export leaves them out, and an import takes what it wrote', async () => {
  const to = join(folder, 'exported');
  await exportCatalogue(db, to, { form: 'json', storage: folderStorage(join(folder, 'storage')) });
  const line = readFileSync(join(to, 'fa-lens.json'), 'utf8')
    .split('\n')
    .find(each => each.includes('STALE-1'));
  const record = JSON.parse(line?.replace(/,$/, '') ?? 'null');
  expect(record.attrs).toEqual({ weightG: 60, mount: ['c'] });
  expect(record.source.derived).toEqual([]);
  await expect(planMerge(db, [write(record)])).resolves.toHaveLength(1);
});

test('a merge leaves what it does not name, and withdraws a value of an attribute that is gone', async () => {
  const merge = async (attrs: object) => {
    const [plan] = await planMerge(db, [write({ ...lens, attrs })]);
    if (!plan) throw new Error('no plan');
    await applyMerge(db, plan);
    return plan.changes.map(({ label, before, after }) => [label, before, after]);
  };
  expect(await merge({ weightG: 61 })).toEqual([['重量', 60, 61]]);
  expect((await stored())?.attrs).toEqual({ ...left, weightG: 61 });
  expect(await merge({ formerKey: '未标注' })).toEqual([['formerKey', 7, undefined]]);
  expect((await stored())?.attrs).not.toHaveProperty('formerKey');
  await expect(planMerge(db, [write({ ...lens, attrs: { formerKey: '未标注' } })])).rejects.toThrow(
    /不是「FA 镜头」的参数/,
  );
});
