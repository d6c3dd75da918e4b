import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { brand, category, product } from '../schema';
import { readCatalogueVersion } from '../version';
import { applyImport, applyRecords } from './apply';
import { loadKnown } from './load-known';
import { type Known, validateRecords } from './validate';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const focalLength = {
  key: 'focalLengthMm',
  label: '焦距',
  type: 'number' as const,
  unit: 'mm',
  group: '光学',
  inList: true,
  filterable: true,
  sortable: true,
  help: '工作距离不变时，焦距越长视野越小。',
};
const lens: Known['categories'][number] = {
  id: 2,
  parentId: 0,
  code: 'fa-lens',
  name: 'FA 镜头',
  icon: '/Uploads/categories/fa-lens.svg',
  path: '/goods/list?categoryId=2',
  description: '工业定焦镜头',
  nameTemplate: ['{focalLengthMm} FA 镜头'],
  summaryTemplate: ['焦距 {focalLengthMm}'],
  attributes: [focalLength],
};

beforeEach(async () => {
  await db.delete(product);
  await db.delete(brand);
  await db.delete(category);
  const { attributes, nameTemplate, summaryTemplate, ...shown } = lens;
  await db
    .insert(category)
    .values({ ...shown, definition: { attributes, nameTemplate, summaryTemplate }, position: 0 });
});

const lensOf = (model: string, focalLengthMm: number, brandName = 'Kowa') => ({
  category: 'fa-lens',
  brand: brandName,
  model,
  attrs: { focalLengthMm },
});
const valid = async (...values: unknown[]) =>
  validateRecords(
    'test.json',
    values.map((value, index) => ({ record: index + 1, value })),
    await loadKnown(db),
  );
const products = () => db.select().from(product).orderBy(asc(product.id));

test('new records are created with their brand, name and summary', async () => {
  const version = await readCatalogueVersion(db);
  const applied = await applyImport(db, await valid(lensOf('LM12', 12), lensOf('LM16', 16)));
  expect(applied).toEqual({ created: 2, updated: 0, unchanged: 0, out: [] });
  expect((await db.select().from(brand)).map(({ name }) => name)).toEqual(['Kowa']);
  expect(await products()).toMatchObject([
    { model: 'LM12', name: '12 mm FA 镜头', summary: '焦距 12 mm', attrs: { focalLengthMm: 12 } },
    { model: 'LM16', name: '16 mm FA 镜头', summary: '焦距 16 mm', attrs: { focalLengthMm: 16 } },
  ]);
  expect(await readCatalogueVersion(db)).toBe(version + 1);
});

test('the same file again touches nothing, however it spells maker and model', async () => {
  await applyImport(db, await valid(lensOf('LM12', 12), lensOf('LM16', 16)));
  const [before, version] = [await products(), await readCatalogueVersion(db)];
  const again = await applyImport(db, await valid(lensOf('LM12', 12, 'KOWA'), lensOf('LM16', 16, ' kowa ')));
  expect(again).toEqual({ created: 0, updated: 0, unchanged: 2, out: [] });
  expect(await products()).toEqual(before);
  expect(await readCatalogueVersion(db)).toBe(version);
});

test('a changed record keeps its id; the others are not touched', async () => {
  await applyImport(db, await valid(lensOf('LM12', 12), lensOf('LM16', 16)));
  const [before, version] = [await products(), await readCatalogueVersion(db)];
  const applied = await applyImport(db, await valid(lensOf('LM12', 12.5), lensOf('LM16', 16), lensOf('LM25', 25)));
  expect(applied).toEqual({ created: 1, updated: 1, unchanged: 1, out: [] });
  const after = await products();
  expect(after[0]).toMatchObject({ id: before[0]?.id, createdAt: before[0]?.createdAt, name: '12.5 mm FA 镜头' });
  expect(after[1]).toEqual(before[1]);
  expect(after).toHaveLength(3);
  expect(await readCatalogueVersion(db)).toBe(version + 1);
});

test('an error on the way leaves nothing of the file behind', async () => {
  const version = await readCatalogueVersion(db);
  const many = await valid(...Array.from({ length: 700 }, (_, index) => lensOf(`LM${index}`, index + 1, 'Fujinon')));
  const last = many[699];
  if (!last) throw new Error('no record');
  many[699] = { ...last, categoryId: 99 };
  await expect(applyImport(db, many)).rejects.toThrow();
  expect(await products()).toEqual([]);
  expect(await db.select().from(brand)).toEqual([]);
  expect(await readCatalogueVersion(db)).toBe(version);
});

test('two imports of one file at the same moment create each product once', async () => {
  const records = await valid(...Array.from({ length: 50 }, (_, index) => lensOf(`LM${index}`, index + 1)));
  const applied = await Promise.all([applyImport(db, records), applyImport(db, records)]);
  expect(applied).toContainEqual({ created: 50, updated: 0, unchanged: 0, out: [] });
  expect(applied).toContainEqual({ created: 0, updated: 0, unchanged: 50, out: [] });
});

test('progress counts up to the number of products written', async () => {
  const seen: string[] = [];
  const records = await valid(...Array.from({ length: 1100 }, (_, index) => lensOf(`LM${index}`, index + 1)));
  await applyImport(db, records, { onProgress: (done, total) => seen.push(`${done}/${total}`) });
  expect(seen).toEqual(['500/1100', '1000/1100', '1100/1100']);
  // Rows of one statement share the number of their command.
  const statements = await db.execute(sql`select count(*)::int as rows from product group by cmin::text order by 1`);
  expect(statements.rows.map(({ rows }) => rows)).toEqual([100, 500, 500]);
});

test('what writes to the catalogue holds its lock until the end of its transaction', async () => {
  const locks = sql`select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
  const records = await valid(lensOf('LM12', 12));
  await db.transaction(async tx => {
    expect((await tx.execute(locks)).rows).toHaveLength(0);
    await applyRecords(tx, records);
    expect((await tx.execute(locks)).rows).toHaveLength(1);
  });
});

test('pictures are looked for, and removed, under the lock of the catalogue', async () => {
  const held = sql`select 1 from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`;
  const looks: [string, number][] = [];
  const look = async <T>(what: string, answer: T): Promise<T> => {
    looks.push([what, (await db.execute(held)).rows.length]);
    return answer;
  };
  const storage: Partial<ObjectStorage> = { has: () => look('has', true), list: () => look('list', []) };
  const delivery = { storage: storage as ObjectStorage, files: new Map([['a'.repeat(64), 'picture.png']]) };
  await applyImport(db, await valid(lensOf('LM12', 12)), { delivery });
  expect(looks).toEqual([
    ['has', 1],
    ['list', 1],
  ]);
});

test('one record, new or changed, makes a new version of the catalogue', async () => {
  const version = await readCatalogueVersion(db);
  await applyImport(db, await valid(lensOf('LM12', 12)));
  expect(await readCatalogueVersion(db)).toBe(version + 1);
  await applyImport(db, await valid(lensOf('LM12', 12.5)));
  expect(await readCatalogueVersion(db)).toBe(version + 2);
});

test('whatever an import may change is noticed', async () => {
  const [record] = await valid({ ...lensOf('LM12', 12), series: 'LM' });
  if (!record) throw new Error('no record');
  await applyImport(db, [record]);
  const changes = [
    { series: null },
    { model: 'lm 12' },
    { seriesLevel: true },
    { name: '另一个名称' },
    { summary: '另一个摘要' },
    { attrs: {} },
    { source: { ...record.source, notes: '备注' } },
  ];
  for (const change of changes) {
    expect(await applyImport(db, [{ ...record, ...change }])).toEqual({
      created: 0,
      updated: 1,
      unchanged: 0,
      out: [],
    });
    expect(await products()).toMatchObject([{ ...change }]);
    expect(await applyImport(db, [record])).toMatchObject({ updated: 1 });
  }
  expect(await applyImport(db, [])).toEqual({ created: 0, updated: 0, unchanged: 0, out: [] });
});
