import { parseXml } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { startPages } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { noArticles } from '../../../domain/articles/article-index';
import { inFiles } from './sitemap';

const siteOrigin = 'https://shixuan.example';

async function startSitemap() {
  const current = { index: await siteIndex(), company: null, menus: [], articles: noArticles };
  return startPages({ catalogue: { current }, config: { imageHost: '', siteOrigin } });
}

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

test('the sitemap leads to every product, and to lists of makers, series and other filters, with their last change', async () => {
  const { get } = await startSitemap();
  const index = await get('/sitemap.xml', { host: 'evil.example' });
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(parseXml(index.body).root?.name).toBe('sitemapindex');
  const found: string[] = [];
  for (const address of addresses(index.body)) {
    const { statusCode, body } = await get(address.slice(siteOrigin.length));
    expect([address, statusCode, parseXml(body).root?.name]).toEqual([address, 200, 'urlset']);
    found.push(...addresses(body));
  }
  const { segments, seriesEntries } = await siteIndex();
  const products = [...segments.values(), ...seriesEntries.values()].flatMap(segment => segment.products);
  expect(found).toEqual(expect.arrayContaining(products.map(({ id }) => `${siteOrigin}/goods/detail?id=${id}`)));
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter(address => !address.startsWith(`${siteOrigin}/`))).toEqual([]);
  const cameras = await get('/sitemap/area-camera.xml');
  expect(cameras.body).toContain('<lastmod>2026-01-02</lastmod>');
  expect((await get('/sitemap/area-camera.xml', { 'if-none-match': String(cameras.headers.etag) })).statusCode).toBe(
    304,
  );
  expect((await get('/sitemap/nothing.xml')).statusCode).toBe(404);
});

test('every list of the sitemap is a page that says so of itself', async () => {
  const { get } = await startSitemap();
  for (const name of ['brands', 'series', 'filters']) {
    const all = addresses((await get(`/sitemap/${name}.xml`)).body);
    expect(all.length, name).toBeGreaterThan(10);
    // Some of each: every page reads the whole category.
    for (const address of all.filter((_, i) => i % 40 === 0)) {
      const { statusCode, body } = await get(address.slice(siteOrigin.length));
      expect([address, statusCode]).toEqual([address, 200]);
      expect(/<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]?.replaceAll('&amp;', '&')).toBe(address);
      expect(body).not.toContain('noindex');
      expect(body).toMatch(/<meta name="description" content="收录[^"]+ \d+ 款：/);
    }
  }
});

test('without a name of its own the site writes addresses of this machine', async () => {
  const { get } = await startPages();
  const { body } = await get('/sitemap/area-camera.xml', { host: 'evil.example' });
  expect(body).toContain('<loc>http://localhost');
  expect(body).not.toContain('evil');
});

test('a file with too many addresses goes on in another', () => {
  const places = ['/a', '/b', '/c', '/d', '/e'].map(path => ({ path }));
  expect(
    [
      ...inFiles(
        new Map([
          ['x', places],
          ['none', []],
        ]),
        2,
      ),
    ].map(([name, part]) => [name, part.length]),
  ).toEqual([
    ['x', 2],
    ['x-2', 2],
    ['x-3', 1],
  ]);
});
