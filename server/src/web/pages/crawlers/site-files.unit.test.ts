import { expect, test } from 'vitest';
import { snapshot, startPages } from '../../../../test/pages/pages-fixture';
import { siteIndex } from '../../../../test/site-catalogue';
import { sitePlaces } from '../../../domain/landings/site-places';

test('the icon is a drawing, under its usual name too', async () => {
  const { get } = await startPages();
  const icon = await get('/favicon.svg');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
});

test('robots are kept off accounts and find what pages need; the sitemap is named where the site knows its name', async () => {
  const { get } = await startPages({ config: { imageHost: '', siteOrigin: 'https://shixuan.example' } });
  const robots = await get('/robots.txt', { host: 'evil.example' });
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Disallow: /web/Account/');
  expect(robots.body).toContain('Sitemap: https://shixuan.example/sitemap.xml\n');
  expect((await (await startPages()).get('/robots.txt', { host: 'evil.example' })).body).not.toContain('Sitemap');
});

test('the key of IndexNow is shown where there is one', async () => {
  const { get } = await startPages({ config: { imageHost: '', indexNowKey: 'abcd-1234' } });
  const { headers, body } = await get('/abcd-1234.txt');
  expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', 'abcd-1234']);
  expect((await (await startPages()).get('/abcd-1234.txt')).statusCode).toBe(404);
});

test('whom to tell of a weakness is said where somebody is named, for less than a year', async () => {
  const config = {
    imageHost: '',
    siteOrigin: 'https://shixuan.example',
    securityContact: 'mailto:security@shixuan.example',
  };
  const { headers, body } = await (await startPages({ config })).get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    body
      .trimEnd()
      .split('\n')
      .map(line => line.split(/: (.*)/s, 2)),
  );
  expect(fields).toEqual({
    Contact: 'mailto:security@shixuan.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages': 'zh, en',
    Canonical: 'https://shixuan.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  expect((await (await startPages()).get('/.well-known/security.txt')).statusCode).toBe(404);
});

/** What a crawler may fetch: `first` as Baidu reads the rules, else the longest that fits (RFC 9309). */
function mayFetch(robots: string, agent: string, url: string, first: boolean): boolean {
  const group = robots.split(/^User-agent: /m).find(part => part.startsWith(`${agent}\n`)) ?? '';
  const rules = [...group.matchAll(/^(Allow|Disallow): (\S+)$/gm)].flatMap(([, kind, path = '']) => {
    const pattern = new RegExp(
      `^${path
        .split('*')
        .map(part => part.replaceAll(/[?.]/g, '\\$&'))
        .join('.*')}`,
    );
    return pattern.test(url) ? [{ kind, length: path.length }] : [];
  });
  const [rule] = first ? rules : rules.sort((a, b) => b.length - a.length);
  return rule?.kind !== 'Disallow';
}

test.each([
  ['/', true],
  ['/goods/detail?id=5', true],
  ['/goods/list?categoryId=1', true],
  ['/goods/list?categoryId=1&page=3', true],
  ['/goods/list?categoryId=1&brand=3', true],
  ['/goods/list?categoryId=1&brand=3&series=MV-CS', true],
  ['/goods/list?categoryId=1&resolutionMp=4.9~5.6', true],
  ['/goods/list?categoryId=1&brand=3&page=2', true],
  ['/goods/list?categoryId=1&resolutionMp=4.9~5.6&page=2', true],
  ['/goods/list?categoryId=1&brand=3&series=MV-CS&page=2', true],
  ['/goods/list?categoryId=1&brand=3&series=MV-CS&interface=gige', false],
  ['/goods/list?categoryId=1&brand=3&interface=gige&series=MV-CS', false],
  ['/goods/list?categoryId=1&brand=3&interface=gige&page=2', false],
  ['/goods/list?categoryId=1&brand=3&interface=gige&series=MV-CS&page=2', false],
  ['/goods/list?categoryId=1&interface=gige%2Cusb3', false],
  ['/goods/list?categoryId=1&interface=gige%2cusb3&page=2', false],
  ['/goods/list?categoryId=1&page=2&size=96', false],
  ['/goods/list?categoryId=1&size=96', false],
  ['/goods/list?categoryId=1&sort=model', false],
  ['/goods/list?categoryId=1&brand=3,4', false],
  ['/goods/list?categoryId=1&brand=3&sort=model', false],
  ['/goods/list?categoryId=1&frameRateFps=30~60', false],
  ['/goods/list?categoryId=1&interface=!m', false],
  ['/Uploads/products/1.svg', true],
  ['/web/Product/List', true],
  ['/web/Account/Profile', false],
])('Baidu may fetch %s: %s', async (url, may) => {
  const { body } = await (await startPages()).get('/robots.txt');
  expect(mayFetch(body, 'Baiduspider', url, true)).toBe(may);
});

test('Baidu may fetch every address of the sitemap, and the second page of every list in it', async () => {
  const { body } = await (await startPages()).get('/robots.txt');
  const places = [...sitePlaces({ ...snapshot, index: await siteIndex() }, []).values()].flat();
  const lists = places.filter(({ path }) => path.startsWith('/goods/list?'));
  expect(lists.length).toBeGreaterThan(300);
  const wanted = [...lists.flatMap(({ path }) => [path, `${path}&page=2`]), ...places.map(({ path }) => path)];
  expect(wanted.filter(url => !mayFetch(body, 'Baiduspider', url, true))).toEqual([]);
});

test('others may fetch the data and the files of pages, and nothing of accounts', async () => {
  const { body } = await (await startPages()).get('/robots.txt');
  const may = (url: string) => mayFetch(body, '*', url, false);
  const asked = ['/web/Product/List', '/shell/1/main.js', '/Uploads/products/1.svg', '/web/Account/Profile', '/ops'];
  expect(asked.map(may)).toEqual([true, true, true, false, false]);
});
