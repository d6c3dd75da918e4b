import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePng } from '../../../test/pictures/make-png';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { productMarkdown } from '../../documents/markdown/product-markdown';
import { importFiles } from '../../domain/catalogue/import/import-files';
import { applyMerge, planMerge } from '../../domain/catalogue/import/merge-files';
import { writeBrands, writeCategories } from '../../domain/catalogue/import/reference-data';
import { siteData } from '../../domain/catalogue/import/site-data.fixture';
import { reportData } from '../../domain/catalogue/quality/data-report';
import { folderStorage } from '../../platform/storage/folder-storage';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-pictures-'));
const storage = folderStorage(join(folder, 'storage'));
const images = join(folder, 'images');
let site: TestSite;
beforeAll(async () => {
  mkdirSync(images);
  writeFileSync(join(images, 'front.png'), makePng([20, 60, 120]));
  writeFileSync(join(images, 'side.png'), makePng([120, 60, 20]));
  writeFileSync(join(images, 'other.png'), makePng([20, 120, 60]));
  writeFileSync(join(images, 'text.jpg'), 'no picture');
  // The catalogue of one lens: it is loaded again after each import.
  site = await createTestSite({ storage, data: false });
  await site.database.db.transaction(async tx => {
    await writeCategories(tx, siteData.categories);
    await writeBrands(tx, siteData.brands);
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const image = (file: string, more: object = {}) => ({
  file,
  kind: '照片',
  credit: 'Kowa',
  licence: '厂家授权使用',
  ...more,
});
function file(name: string, pictures: unknown, attrs: object = { focalLengthMm: 12 }): string {
  const path = join(folder, name);
  const record = { category: 'fa-lens', brand: 'Kowa', model: 'PICTURED-12', attrs, images: pictures };
  writeFileSync(path, JSON.stringify([record]));
  return path;
}
async function merge(path: string) {
  const [plan] = await planMerge(site.database.db, [path]);
  if (!plan) throw new Error('no plan');
  await applyMerge(site.database.db, plan, storage);
  await site.catalogue.reload();
  return plan;
}
async function shown() {
  const { index } = site.catalogue.current;
  for (const segment of index.segments.values()) {
    const product = segment.products.find(({ model }) => model === 'PICTURED-12');
    if (!product) continue;
    const { content } = await postCall(site.app, 'productDetail', { id: product.id });
    return { id: product.id, segment, product, content, pictures: content.pictures ?? [] };
  }
  throw new Error('no product');
}

test('pictures of an import are shown, replaced and removed', async () => {
  const pictures = [image('front.png', { caption: '正面', url: 'https://maker.example/lens' }), image('side.png')];
  await importFiles(site.database.db, [file('lens.json', pictures)], {}, storage);
  await site.catalogue.reload();
  const first = await shown();
  expect(first.pictures).toMatchObject([
    { kind: 'photo', width: 400, height: 300, caption: '正面', credit: 'Kowa', url: 'https://maker.example/lens' },
    { kind: 'photo', caption: null, url: null },
  ]);
  expect(first.content.product.drawing.thumbnail).toBe(first.pictures[0]?.thumbnail);

  const [front = { src: '', thumbnail: '' }] = first.pictures;
  const whole = await site.app.inject(front.src);
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  expect(whole.headers['x-content-type-options']).toBe('nosniff');
  expect(whole.rawPayload.equals(makePng([20, 60, 120]))).toBe(true);
  expect((await site.app.inject(front.thumbnail)).rawPayload.readUInt32BE(16)).toBe(192);
  const cached = { 'if-none-match': String(whole.headers.etag) };
  expect((await site.app.inject({ url: front.src, headers: cached })).statusCode).toBe(304);

  const sheet = await site.app.inject(`/datasheets/${first.id}.pdf`);
  expect(sheet.rawPayload.includes('/Subtype /Image')).toBe(true);
  const text = productMarkdown(first.segment, first.product, 'https://shixuan.example');
  expect(text).toContain(`![PICTURED-12 照片（正面），© Kowa，厂家授权使用](https://shixuan.example${front.src})`);
  const shared = await site.app.inject(`/share/products/${first.id}.png`);
  expect(shared.statusCode).toBe(200);

  // A record that does not speak of pictures leaves them.
  await importFiles(site.database.db, [file('lens.json', undefined, { focalLengthMm: 12.5 })], {}, storage);
  await site.catalogue.reload();
  expect((await shown()).pictures).toEqual(first.pictures);
  const again: unknown[] = [];
  const same = file('lens.json', undefined, { focalLengthMm: 12.5 });
  await importFiles(site.database.db, [same], { onDone: (_, applied) => again.push(applied) }, storage);
  expect(again).toEqual([{ created: 0, updated: 0, unchanged: 1, out: [] }]);
  const lenses = (await reportData(site.database.db)).find(({ name }) => name === first.segment.category.name);
  expect([lenses?.pictured, lenses?.pictures]).toEqual([1, 2]);

  const plan = await merge(file('more.json', [image('other.png', { kind: '图纸' }), image('side.png')], {}));
  expect(plan.changes).toEqual([]);
  expect(plan.pictures).toMatchObject([{ model: 'PICTURED-12', before: [{}, {}], after: [{}, {}] }]);
  const second = await shown();
  expect(second.pictures.map(({ kind }) => kind)).toEqual(['drawing', 'photo']);
  expect((await site.app.inject(front.src)).statusCode).toBe(404);
  expect(await storage.list('pictures/')).toHaveLength(4);
  const sharedAgain = await site.app.inject(`/share/products/${first.id}.png`);
  expect(sharedAgain.rawPayload.equals(shared.rawPayload)).toBe(false);
  expect(
    (await merge(file('more.json', [image('other.png', { kind: '图纸' }), image('side.png')], {}))).pictures,
  ).toEqual([]);

  await merge(file('none.json', [], {}));
  expect((await shown()).pictures).toEqual([]);
  expect((await shown()).content.product.drawing.thumbnail).toBeUndefined();
  expect(await storage.list('pictures/')).toEqual([]);
});

test('nothing but a picture of a product is served', async () => {
  await storage.put(`pictures/ab/${'ab'.repeat(32)}`, Buffer.from('stray'));
  for (const name of [`${'ab'.repeat(32)}.png`, `${'0'.repeat(64)}.jpg`, '1.png', '..%2f..%2fpackage.json', 'x'])
    expect((await site.app.inject(`/Uploads/pictures/${name}`)).statusCode).toBe(404);
  await storage.delete(`pictures/ab/${'ab'.repeat(32)}`);
});

test.each<[unknown, string]>([
  [[image('none.png')], '字段 images.0.file 的值「none.png」在文件夹 images 中不存在'],
  [[image('front.png'), image('text.jpg')], '字段 images.1.file 的值「text.jpg」内容不是 PNG 或 JPEG 图片'],
  [[image('front.png'), image('front.png')], '字段 images.1.file 的值「front.png」与同一产品的另一张图片相同'],
  [[image('../front.png')], '字段 images.0.file 的值「../front.png」不对，应为以 .png、.jpg 或 .jpeg 结尾'],
  [[image('front.png', { licence: undefined })], '字段 images.0.licence 缺失，应为准许本站使用的依据'],
  [[image('front.png', { kind: '渲染图' })], '字段 images.0.kind 的值「渲染图」不对，应为照片或图纸'],
  [Array.from({ length: 9 }, () => image('front.png')), '至多 8 张图片'],
])('a wrong picture stops the file: %#', async (pictures, message) => {
  await expect(planMerge(site.database.db, [file('bad.json', pictures)])).rejects.toThrow(message);
});
