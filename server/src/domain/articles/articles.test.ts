import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { articleText, type Fields, svg, usualBody } from '../../../test/articles/article-file';
import { postCall } from '../../../test/post-call';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { DATA_FOLDER } from '../../platform/config';
import { readCatalogueVersion } from '../catalogue/version';
import { seedDatabase } from '../seed/seed';
import { importArticles } from './import-articles';
import { article } from './schema';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-articles-'));
const texts = join(folder, 'articles');
const apart = join(folder, 'apart');
let site: TestSite;

const write = (name: string, fields: Fields, body?: string, at = texts) => {
  const path = join(at, `${name}.md`);
  writeFileSync(path, articleText(body, fields));
  return path;
};
const lines: string[] = [];
const seed = () => seedDatabase(site.database.db, line => lines.push(line), { folder });
const stored = () =>
  site.database.db
    .select({ id: article.id, slug: article.slug, seeded: article.seeded, importedAt: article.importedAt })
    .from(article)
    .orderBy(asc(article.id));
const slugs = async () => (await stored()).map(({ slug }) => slug);
/** Far more than it takes: only a machine under heavy load needs it. */
const soon = { interval: 20 };

beforeAll(async () => {
  // The articles name lenses only; each change of a file reads all products again.
  const isRead = (path: string) => !path.includes('/articles/') && !/\/products\/(?!fa-lens)/.test(path);
  cpSync(DATA_FOLDER, folder, { recursive: true, filter: isRead });
  mkdirSync(join(texts, 'figures'), { recursive: true });
  mkdirSync(apart);
  cpSync(join(DATA_FOLDER, 'articles/categories.json'), join(texts, 'categories.json'));
  writeFileSync(join(texts, 'figures/thin-lens.svg'), svg);
  const lenses = '::products[十二毫米]{category=fa-lens query="focalLengthMm=12~12" limit=2}';
  write('first', { cover: 'thin-lens.svg' }, `${usualBody}\n${lenses}\n\n下一篇是[景深](article:second)。`);
  write('second', {
    id: '2',
    title: '景深与光圈',
    tags: '[景深, 焦距]',
    published: '2026-11-21',
    related: '[{ category: fa-lens, query: "sort=-focalLengthMm", title: 长焦 }]',
  });
  write('third', { id: '3', title: '光源的形状', category: 'lighting', tags: '[光源]', published: '2026-11-19' });
  site = await createTestSite({ data: false });
  await seed();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('the list shows the newest first, by category and tag, with the tags of the category', async () => {
  await vi.waitFor(async () => expect((await postCall(site.app, 'articleList', {})).content.total).toBe(3), soon);
  const { content } = await postCall(site.app, 'articleList', { pageSize: 2 });
  expect(content.list.map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(content.tags[0]).toEqual({ name: '焦距', count: 2 });
  expect(content.list[1]).toMatchObject({ category: { code: 'optics' }, coverSvg: expect.stringContaining('<svg') });
  expect(content.list[1]).not.toHaveProperty('html');
  const { list } = (await postCall(site.app, 'articleCategories', {})).content;
  expect(list.map(({ code, count }) => [code, count])).toEqual([
    ['method', 0],
    ['imaging', 0],
    ['optics', 2],
    ['lighting', 1],
    ['interface', 0],
    ['three-d', 0],
  ]);
  const optics = list[2]?.id;
  const tagged = (await postCall(site.app, 'articleList', { categoryId: optics, tag: '景深' })).content;
  expect(tagged).toMatchObject({ total: 1, list: [{ slug: 'second' }] });
  // The tags of the category, also those that this one does not have.
  expect(tagged.tags.map(({ name }) => name).sort()).toEqual(['景深', '焦距', '视野']);
  expect(await postCall(site.app, 'articleList', { categoryId: 99 })).toMatchObject({ status: 404, state: 1010 });
});

test('an article comes with the products its rules find now, its neighbours and those near to it', async () => {
  const { content } = await postCall(site.app, 'articleDetail', { id: 1 });
  expect(content.article.html).toContain('<a href="/article/detail?id=2">景深</a>');
  expect(content.products).toHaveLength(1);
  const [block] = content.products;
  const list = await postCall(site.app, 'productList', {
    categoryId: 2,
    filters: { focalLengthMm: { min: 12, max: 12 } },
    pageSize: 2,
  });
  expect(block).toEqual({
    key: 'text-1',
    place: 'text',
    title: '十二毫米',
    categoryId: 2,
    total: list.content.total,
    listUrl: '/goods/list?categoryId=2&focalLengthMm=12~12',
    rows: list.content.list,
  });
  expect(block?.rows).toHaveLength(2);
  expect(content.previous).toBeNull();
  expect(content.next).toEqual({ id: 2, title: '景深与光圈' });
  expect(content.seeAlso.map(({ slug }) => slug)).toEqual(['second']);
  const second = (await postCall(site.app, 'articleDetail', { id: 2 })).content;
  expect(second.products).toMatchObject([
    { key: 'related-1', place: 'related', listUrl: '/goods/list?categoryId=2&sort=-focalLengthMm' },
  ]);
  expect(await postCall(site.app, 'articleDetail', { id: 99 })).toMatchObject({
    status: 404,
    state: 1010,
    msg: '没有编号为 99 的技术文档',
  });
});

test('the same files again write nothing; a changed one is written alone, and the running site shows it', async () => {
  const before = await stored();
  expect(await seed()).toBe(false);
  write('third', { id: '3', title: '光源的形状与角度', category: 'lighting', tags: '[光源]' });
  const version = await readCatalogueVersion(site.database.db);
  expect(await seed()).toBe(true);
  expect(lines.at(-1)).toBe('导入技术文档：新增 0，更新 1，未变 2，删除 0');
  expect(await readCatalogueVersion(site.database.db)).toBe(version + 1);
  const after = await stored();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  const title = async () => (await postCall(site.app, 'articleDetail', { id: 3 })).content.article.title;
  await vi.waitFor(async () => expect(await title()).toBe('光源的形状与角度'), soon);
});

test('a bad file is left out with line and reason, the stored article stays; the next start tries again', async () => {
  write('third', { id: '3', title: '光源的形状', category: 'lighting' }, '一段\n\n<script>alert(1)</script>');
  expect(await seed()).toBe(false);
  expect(lines.at(-1)).toBe('技术文档未导入：third.md 第 13 行：正文中不能写 HTML');
  expect(await slugs()).toEqual(['first', 'second', 'third']);
  lines.length = 0;
  expect(await seed()).toBe(false);
  expect(lines.at(-1)).toContain('third.md 第 13 行');
  write('third', { id: '3', title: '光源的形状', category: 'lighting', tags: '[光源]' });
  expect(await seed()).toBe(true);
});

test('an import by hand takes all of its files or none, and may name what is there', async () => {
  const good = write(
    'fourth',
    { id: '4', title: '相机的接口' },
    '见[光源](article:third)与[另一篇](article:fifth)。',
    apart,
  );
  const bad = write('fifth', { id: '5', title: '采集卡' }, '$\\foo$', apart);
  await expect(importArticles(site.database.db, [good, bad])).rejects.toThrow(
    'fifth.md 第 11 行：公式中没有命令 \\foo',
  );
  await expect(importArticles(site.database.db, [join(apart, 'none.md')])).rejects.toThrow('none.md：文件不存在');
  expect(await slugs()).toHaveLength(3);
  write('fifth', { id: '5', title: '采集卡' }, '一段。', apart);
  expect(await importArticles(site.database.db, [good, bad])).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
  const version = await readCatalogueVersion(site.database.db);
  expect(await importArticles(site.database.db, [good, bad])).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(await readCatalogueVersion(site.database.db)).toBe(version);
});

test('an article that was imported by hand over that of the site stays with a new edition, and the log says so', async () => {
  const titles = async () =>
    (await site.database.db.select({ title: article.title }).from(article).where(eq(article.id, 2))).map(
      ({ title }) => title,
    );
  const own = write('second', { id: '2', title: '景深，本站的写法' }, usualBody, apart);
  await importArticles(site.database.db, [own]);
  const edition = write('second', { id: '2', title: '景深与光圈，新版' });
  await seed();
  expect(await titles()).toEqual(['景深，本站的写法']);
  expect(lines).toContain('技术文档中 1 篇改过，予以保留：second');
  // Taken by hand, the site's own article follows the next editions again.
  await importArticles(site.database.db, [edition]);
  write('second', { id: '2', title: '景深与光圈', tags: '[景深, 焦距]' });
  await seed();
  expect(await titles()).toEqual(['景深与光圈']);
});

test('an article whose file is gone goes; what was imported by hand stays, until the site brings it itself', async () => {
  rmSync(join(texts, 'third.md'));
  expect(await seed()).toBe(true);
  expect(await slugs()).toEqual(['first', 'second', 'fourth', 'fifth']);
  write('fifth', { id: '5', title: '采集卡' }, '一段。');
  await seed();
  expect((await stored()).map(({ slug, seeded }) => [slug, seeded])).toEqual([
    ['first', true],
    ['second', true],
    ['fourth', false],
    ['fifth', true],
  ]);
});

test('a file that is renamed keeps its number, and two may change names', async () => {
  rmSync(join(texts, 'fifth.md'));
  write('first', { id: '2', title: '景深与光圈' });
  write('second', {});
  write('sixth', { id: '5', title: '采集卡' }, '一段。');
  expect(await seed()).toBe(true);
  expect((await stored()).map(({ id, slug }) => [id, slug])).toEqual([
    [1, 'second'],
    [2, 'first'],
    [4, 'fourth'],
    [5, 'sixth'],
  ]);
});
