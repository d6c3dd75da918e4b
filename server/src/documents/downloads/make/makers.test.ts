import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../../test/test-site';
import { product } from '../../../domain/catalogue/schema';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { createDocumentMaker } from '../../worker/document-maker';
import { fileKey } from '../file-key';
import { listDownloads } from '../list-downloads';
import type { Maker } from './maker';
import { makers as allMakers } from './makers';
import { runMakers } from './run-makers';

/** Of hundreds of files of a kind, a few of each category stand for all: how each looks is held elsewhere. */
const few: Readonly<Record<string, number>> = { 'data-sheet': 3, handbook: 1 };
const makers = allMakers.map(
  (maker): Maker => ({
    ...maker,
    *sources(context) {
      const taken = new Map<string, number>();
      for (const source of maker.sources(context)) {
        const kind = `${source.categoryId} ${source.type}`;
        const count = (taken.get(kind) ?? 0) + 1;
        taken.set(kind, count);
        if (count <= (few[source.type] ?? Number.POSITIVE_INFINITY)) yield source;
      }
    },
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'shixuan-files-'));
const storage = folderStorage(folder);
const documents = createDocumentMaker();
const said: string[] = [];
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ storage });
});
afterAll(async () => {
  await documents.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

const made = (these: readonly Maker[] = makers, signal = new AbortController().signal) =>
  runMakers({
    db: site.database.db,
    storage,
    makers: these,
    catalogue: site.catalogue.current,
    documents,
    signal,
    log: line => said.push(line),
  });
const run = async (...[these, signal]: Parameters<typeof made>) => (await made(these, signal)).published;
const all = () => listDownloads(site.database.db, { keyword: '', page: 1, pageSize: 1000 });

test('every file is made once; a second run makes none, a changed product only what it is in', async () => {
  const first = await run();
  expect(said).toEqual([]);
  const { total, list } = await all();
  expect(total).toBe(first);
  for (const { versions } of list) expect(versions[0]?.size).toBeGreaterThan(0);
  expect(await run()).toBe(0);

  const { db } = site.database;
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.categoryId, 9)).limit(1);
  await db
    .update(product)
    .set({ name: '改过的名称' })
    .where(eq(product.id, row?.id ?? 0));
  await site.catalogue.reload();
  const again = await run();
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(first / 2);
  const changed = (await all()).list.filter(({ versions }) => versions.length > 1);
  expect(changed.map(({ title }) => title)).toContain('采集卡目录（XLSX）');
  expect(changed.every(({ categoryId }) => categoryId === 9 || categoryId === null)).toBe(true);
});

test('the catalogue as CSV holds every product of its category once', async () => {
  await run();
  const { list } = await all();
  const csv = list.find(({ title }) => title === '采集卡目录（CSV）')?.versions[0];
  const text = readFileSync(join(folder, fileKey(csv?.sha256 ?? '')), 'utf8');
  const models = site.catalogue.current.index.segments.get(9)?.products.map(({ model }) => model) ?? [];
  expect(text.trim().split('\r\n')).toHaveLength(models.length + 1);
  for (const model of models) expect(text).toContain(model);
});

test('a file that cannot be made is said, and the others are made', async () => {
  const broken: Maker = {
    prefix: 'broken',
    *sources() {
      for (const key of ['broken/a', 'broken/b'])
        yield {
          key,
          type: 'example',
          title: key,
          summary: '',
          categoryId: null,
          format: 'txt',
          fileName: `${key.at(-1)}.txt`,
          sourceHash: key,
          notes: () => '',
          make: async () => {
            if (key === 'broken/a') throw new Error('no ink');
            return Buffer.from(key);
          },
        };
    },
  };
  said.length = 0;
  expect(await made([broken])).toEqual({ published: 1, failed: 1 });
  expect(said).toEqual(['资料「broken/a」没有生成：no ink']);
});

test('a run that is told to end makes nothing more', async () => {
  const ending = new AbortController();
  ending.abort();
  expect(await run(makers, ending.signal)).toBe(0);
});
