import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { articleFile, articleText } from '../../../../test/articles/article-file';
import { declaredPage } from '../../../../test/pages/declared-page';
import { pageJson, snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { type Article, buildArticleIndex } from '../../../domain/articles/article-index';
import { renderArticles } from '../../../domain/articles/render/render-articles';
import { writeRemoteBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';

const category = { id: 5, code: 'optics', name: '镜头与光学', description: '用公式算，而不是靠经验猜。' };
const fields = {
  title: '"</title><script>alert(1)</script>"',
  references: '[{ title: 标准, publisher: EMVA, url: "https://www.emva.org/" }]',
};
const setting = { articleCategories: new Set(['optics']), productCategories: [] };
const articles = renderArticles([articleFile(articleText(undefined, fields))], setting).map(
  ({ categoryCode, ...article }): Article => ({ ...article, category }),
);
const siteOrigin = 'https://shixuan.example';
const current = { ...snapshot, articles: buildArticleIndex([category], articles) };

/** Pages of a registry in which the remote of the articles is published too. */
async function startContent() {
  const pages = await startPages({ catalogue: { current }, config: { imageHost: '', siteOrigin } });
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeRemoteBuild(folder, '1.0.0-cccccccc', {
    name: 'content',
    routes: [
      {
        id: 'ArticleList',
        path: '/article/list',
        title: '技术文档',
        description: '文章',
        page: await declaredPage('content', '/article/list'),
      },
      {
        id: 'ArticleDetail',
        path: '/article/detail',
        title: '技术文档',
        description: '一篇文章',
        page: await declaredPage('content', '/article/detail'),
      },
    ],
  });
  await publish(folder, pages.registryDir);
  return pages;
}

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const firstDataOf = (html: string) =>
  (pageJson(html, 'site-seed') as { path: string; body: unknown; content: unknown }[]).filter(({ path }) =>
    path.startsWith('/Article/'),
  );

test('an article’s page is named after it, tells search engines what it is, and carries it', async () => {
  const { get } = await startContent();
  const { statusCode, body } = await get('/article/detail?id=1&utm_source=x', { host: 'evil.example' });
  expect(statusCode).toBe(200);
  expect(headOf(body)).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; - 视选</title>');
  expect(headOf(body)).toContain('<link rel="canonical" href="https://shixuan.example/article/detail?id=1">');
  expect(headOf(body)).toContain('用薄透镜公式由视野和工作距离算出焦距');
  expect(body).not.toContain('<script>alert');
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json ?? '')['@graph']).toMatchObject([
    {
      '@type': 'TechArticle',
      headline: '</title><script>alert(1)</script>',
      url: 'https://shixuan.example/article/detail?id=1',
      datePublished: '2026-11-20',
      dateModified: '2026-11-21',
      keywords: ['焦距', '视野'],
      citation: [{ name: '标准', url: 'https://www.emva.org/' }],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: '首页' },
        { name: '技术文档', item: 'https://shixuan.example/article/list' },
        { name: '镜头与光学', item: 'https://shixuan.example/article/list?category=optics' },
        { position: 4 },
      ],
    },
  ]);
  expect(firstDataOf(body)).toEqual([
    { path: '/Article/Detail', body: { id: 1 }, content: expect.objectContaining({ previous: null, next: null }) },
  ]);
});

test('an article or a category that does not exist answers 404', async () => {
  const { get } = await startContent();
  for (const url of [
    '/article/detail',
    '/article/detail?id=2',
    '/article/detail?id=x',
    '/article/list?category=cooking',
    `/article/list?tag=${encodeURIComponent('加微信领取')}`,
    '/article/list?page=2',
    `/article/list?tag=${encodeURIComponent('焦'.repeat(41))}`,
  ])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('a list is named after its category and tag, and carries the answers it begins with', async () => {
  const { get } = await startContent();
  const { statusCode, body } = await get(`/article/list?tag=${encodeURIComponent('焦距')}&category=optics&page=x`);
  expect(statusCode).toBe(200);
  expect(headOf(body)).toContain('<title>焦距 · 镜头与光学 · 技术文档 - 视选</title>');
  expect(headOf(body)).toContain(
    'href="https://shixuan.example/article/list?category=optics&amp;tag=%E7%84%A6%E8%B7%9D"',
  );
  expect(firstDataOf(body)).toEqual([
    { path: '/Article/Categorys', body: {}, content: { list: [{ ...category, count: 1 }] } },
    {
      path: '/Article/List',
      body: { categoryId: 5, tag: '焦距', page: 1, pageSize: 12 },
      content: expect.objectContaining({ total: 1 }),
    },
  ]);
  const plain = await get('/article/list');
  expect(headOf(plain.body)).toContain('<title>技术文档 - 视选</title>');
  expect(headOf(plain.body)).toContain('<link rel="canonical" href="https://shixuan.example/article/list">');
});
