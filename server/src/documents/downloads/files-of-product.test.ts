import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { folderStorage } from '../../platform/storage/folder-storage';
import { offeredFiles } from './offered-files';
import { publish, withdrawOthers } from './publish';
import { downloadItem } from './schema';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-product-files-'));
const storage = folderStorage(folder);
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ storage });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const offer = (key: string, title: string, position: number, content = title) =>
  publish(
    site.database.db,
    storage,
    {
      ...{ key, type: 'data-sheet', title, summary: '', categoryId: null, format: 'pdf', fileName: `${title}.pdf` },
      sourceHash: content,
      notes: () => '',
      make: async () => Buffer.from(content),
    },
    position,
  );
/** Lists are read from memory and follow what is published. */
const soon = { interval: 20 };
const filesOf = async (id: number) => (await postCall(site.app, 'productFiles', { id })).content.list;

test('a product has the table of its own series and the drawings of its category, in the newest version, for anyone', async () => {
  const { content } = await postCall(site.app, 'productList', { categoryId: 2, filters: { lengthMm: { min: 1 } } });
  const lens = content.list.find(({ drawing, series }) => drawing.toScale && series);
  if (!lens) throw new Error('no lens with known dimensions');
  expect(await filesOf(lens.id)).toEqual([]);
  await offer('dimension/fa-lens.dxf.zip', '外形图', 3);
  await offer(`data-sheet/fa-lens/${lens.brand.name}/${lens.series}.pdf`, '系列表', 1, '旧');
  await offer(`data-sheet/fa-lens/${lens.brand.name}/${lens.series}.pdf`, '系列表', 1, '第二版');
  await offer(`data-sheet/fa-lens/${lens.brand.name}/另一系列.pdf`, '另一系列表', 2);
  const own = {
    title: '系列表',
    format: 'pdf',
    size: Buffer.byteLength('第二版'),
    url: `/download?q=${encodeURIComponent('系列表')}`,
  };
  // A list that was read between two of the publications is answered for a while as well.
  await vi.waitFor(async () => expect(await filesOf(lens.id)).toMatchObject([own, { title: '外形图' }]), soon);
  await withdrawOthers(site.database.db, 'dimension', new Set());
  await vi.waitFor(async () => expect((await filesOf(lens.id)).map(({ title }) => title)).toEqual(['系列表']), soon);
});

test('a product that does not exist is 404', async () => {
  expect(await postCall(site.app, 'productFiles', { id: 999_999 })).toMatchObject({ status: 404 });
});

test('a list that was read while the time of day was ahead grows old as any other', async () => {
  const { db } = site.database;
  const began = performance.now();
  const age = vi.spyOn(performance, 'now');
  const ahead = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  onTestFinished(() => {
    for (const spy of [age, ahead]) spy.mockRestore();
  });
  /** Changes the list without an announcement, and waits for it to be read at its age. */
  async function seenAfter(milliseconds: number, summary: string) {
    await db.update(downloadItem).set({ summary }).where(eq(downloadItem.withdrawn, false));
    age.mockReturnValue(began + milliseconds);
    const summaries = async () => (await offeredFiles(db)).map(file => file.summary);
    await vi.waitFor(async () => expect(await summaries()).toContain(summary), soon);
  }
  await seenAfter(60_000, '读入时快一天');
  ahead.mockRestore();
  await seenAfter(120_000, '校正之后');
});
