import { expect, test } from 'vitest';
import { startPages } from '../../../test/pages/pages-fixture';

test('the icon is a drawing, under its usual name too', async () => {
  const { get } = await startPages();
  const icon = await get('/favicon.svg');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
});

test('robots are kept off the API', async () => {
  const { get } = await startPages();
  const robots = await get('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Disallow: /web/');
});

test('the sitemap leads to every product; robots name it', async () => {
  const { get } = await startPages();
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.body).toContain('/sitemap/pages.xml</loc>');
  const products = await get('/sitemap/1.xml');
  expect(products.body).toContain('/goods/list?categoryId=1</loc>');
  expect(products.body).toMatch(/\/goods\/detail\?id=42<\/loc><lastmod>2026-01-01<\/lastmod>/);
  expect((await get('/sitemap/99.xml')).statusCode).toBe(404);
  expect((await get('/robots.txt', { host: 'shixuan.example' })).body).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);
});
