import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRecord } from '@shixuan/host';
import { expect, onTestFinished, test } from 'vitest';
import { pageJson, startPages } from '../../../../test/pages/pages-fixture';
import { writeRemoteBuild } from '../../../domain/releases/registry/build-fixture';
import { publish } from '../../../domain/releases/registry/publish';

/** A site with a remote that the server has never heard of, whose one route declares this record. */
async function startForum(page: unknown, { siteOrigin = '' } = {}) {
  const pages = await startPages({ config: { imageHost: '', siteOrigin } });
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-forum-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const routes = [{ id: 'Forum', path: '/forum', title: '论坛', description: '论坛的一页', page: page as PageRecord }];
  writeRemoteBuild(folder, '1.0.0-cccccccc', { name: 'forum', routes });
  await publish(folder, pages.registryDir);
  return pages;
}

const topic: PageRecord = {
  data: [{ call: 'productDetail', request: { id: { query: 'product', type: 'id' } }, required: true }],
  title: ['{query.tag}', '关于 {productDetail.product.brand.nameZh|productDetail.product.brand.name} 的讨论'],
  description: '{productDetail.product.summary}',
  canonical: '/forum?product={productDetail.product.id}&tag={query.tag}',
  structuredData: [
    { type: 'DiscussionForumPosting', fields: { headline: '{productDetail.product.name}', text: '{query.missing}' } },
  ],
};

test('the page of a new team gets first data and metadata from its own record', async () => {
  const { get } = await startForum(topic);
  const { statusCode, body } = await get(`/forum?product=42&tag=${encodeURIComponent('镜头 & 光源')}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>镜头 &amp; 光源 · 关于 海康机器人 的讨论 - 视选</title>');
  expect(body).toContain('<meta name="description" content="2448 × 2048，&quot;C&quot; 口">');
  expect(body).toContain(
    'rel="canonical" href="/forum?product=42&amp;tag=%E9%95%9C%E5%A4%B4%20%26%20%E5%85%89%E6%BA%90"',
  );
  expect(body).toContain('"@graph":[{"@type":"DiscussionForumPosting","headline":"500 万像素 面阵相机"}]');
  expect((pageJson(body, 'site-seed') as object[]).slice(3)).toMatchObject([
    { path: '/Product/Detail', body: { id: 42 }, content: { product: { id: 42 } } },
  ]);
  // What only the server reads is not sent to visitors.
  expect(JSON.stringify(pageJson(body, 'site-registry'))).not.toContain('productDetail');
});

test('a page that declares neither picture nor structured data is shown with the picture of the site and its place', async () => {
  const { get } = await startForum({ title: '讨论区' }, { siteOrigin: 'https://shixuan.example' });
  const { body } = await get('/forum');
  expect(body).toContain('<meta property="og:image" content="https://shixuan.example/share/site.png">');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(body).toContain(
    '{"@type":"ListItem","position":1,"name":"首页","item":"https://shixuan.example/"},{"@type":"ListItem","position":2,"name":"讨论区","item":"https://shixuan.example/forum"}',
  );
});

test('what search engines are not to list has no place of its own', async () => {
  const { get } = await startForum({ indexed: false });
  expect((await get('/forum')).body).not.toContain('application/ld+json');
});

test('a page of a product that was taken out is gone, and says so; one of a duplicate is that of the product it is', async () => {
  const { get } = await startForum(topic);
  const gone = await get('/forum?product=44');
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('<title>产品已下架 - 视选</title>');
  expect(gone.body).toContain('<meta name="robots" content="noindex,follow">');
  expect(gone.body).toContain('海康机器人 OUT 已下架：型号有误');
  const twice = await get('/forum?product=45');
  expect(twice.statusCode).toBe(200);
  expect(twice.body).toContain('rel="canonical" href="/forum?product=42&amp;tag="');
});

test.each(['/forum', '/forum?product=43', '/forum?product=042'])(
  '%s has no page when the required call refuses it',
  async url => {
    const { get } = await startForum(topic);
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>论坛 - 视选</title>');
    expect(body).toContain('<meta name="robots" content="noindex,follow">');
    expect(body).toContain('这个地址没有内容');
  },
);

test.each([
  ['none', undefined],
  ['a record of another form', { data: 'productDetail' }],
  ['a call that is no public read', { data: [{ call: 'accountProfile' }] }],
  ['values that are all empty', { title: '{query.tag}', description: '{query.tag}', canonical: '{query.tag}' }],
  ['an address of another site', { canonical: '{query.to}' }],
])('with %s the page has the texts of its route', async (_, page) => {
  const { get } = await startForum(page);
  const { statusCode, body } = await get('/forum?to=//example.com');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>论坛 - 视选</title>');
  expect(body).toContain('<link rel="canonical" href="/forum">');
  expect(body).not.toContain('content="noindex');
  expect(pageJson(body, 'site-seed')).toHaveLength(3);
});

test('a page says that it is not to be listed, and how messengers show it', async () => {
  const share = { kind: 'article' as const, image: '/Uploads/forum/{query.id}.png' };
  const { get } = await startForum({ indexed: false, share }, { siteOrigin: 'https://shixuan.example' });
  const { body } = await get('/forum?id=../"x', { host: 'evil.example' });
  expect(body).toContain('<meta name="robots" content="noindex,follow">');
  expect(body).toContain('<meta property="og:type" content="article">');
  expect(body).toContain('<meta property="og:url" content="https://shixuan.example/forum">');
  expect(body).toContain('content="https://shixuan.example/Uploads/forum/..%2F%22x.png"');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(body).not.toContain('evil.example');
});
