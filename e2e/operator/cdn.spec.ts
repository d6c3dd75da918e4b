import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { runCommand } from '../site/run-command';
import { expect, test } from '../site/test';
import { hasVarnish, type SiteCache, startCachedSite } from './cache';

// A process of the site behind Varnish with the configuration of deploy/varnish.

test.skip(!hasVarnish, 'varnish is not installed');
test.setTimeout(600_000);

const PAGES = ['/goods/list?categoryId=2', '/light', '/article/list', '/brands'];
const BROWSER = { 'user-agent': 'Mozilla/5.0 Chrome' };
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');
const published = async (version: string) => {
  const { manifest } = await catalog().live();
  const dist = await catalog().variant(manifest.preload.initial[0] ?? '', text => `${text}\n`, version);
  expect((await deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke')).code).toBe(0);
};

let cache: SiteCache;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  cache = await startCachedSite(process.env.SITE_VAR ?? '');
});
test.afterAll(async () => {
  await cache?.stop();
  await catalog().publishBuilt();
});

/** Asks until the cache has the page. */
const keeps = (path: string, headers?: Record<string, string>) =>
  expect.poll(async () => (await cache.get(path, headers)).kept, { message: path }).toBe(true);

test('pages that all visitors share come from the cache, the same for all devices; what is one visitor’s never does', async () => {
  for (const path of PAGES) await keeps(path);
  const wide = await cache.get('/light');
  expect(wide.headers.get('cache-control')).toBe('no-cache');
  expect(wide.headers.get('x-request-id')).toBeNull();
  const narrow = await cache.get('/light', PHONE);
  expect([narrow.kept, narrow.text === wide.text]).toEqual([true, true]);
  const [file = ''] = /\/remotes\/[^"]+\.js/.exec(wide.text) ?? [];
  await keeps(file);
  for (const headers of [{ cookie: 'visitor=somebody' }, { authorization: 'token' }] as Record<string, string>[])
    for (let i = 0; i < 2; i += 1) expect((await cache.get('/light', headers)).kept).toBe(false);
  for (const path of ['/ops', '/readyz', '/keine-seite'])
    for (let i = 0; i < 2; i += 1) expect((await cache.get(path)).kept, path).toBe(false);
});

test('a preview and a trial are nobody else’s; a deployment is shown soon', async () => {
  const before = (await catalog().live()).manifest.version;
  const next = '9.8.0-00000001';
  await keeps('/light');
  await published(next);
  const { link, id } = (await deploy('preview', '--remote', 'catalog', '--version', next)).json;
  const { pathname, search } = new URL(link, cache.url);
  const entered = await cache.get(pathname + search);
  const cookie = entered.headers.getSetCookie().map(text => text.split(';')[0]);
  expect((await cache.get('/light', { cookie: cookie.join('; ') })).text).toContain(`/remotes/catalog/${next}/`);
  expect((await cache.get('/light')).text).toContain(`/remotes/catalog/${before}/`);
  await deploy('preview', 'revoke', id);

  expect((await deploy('promote', '--remote', 'catalog', '--to', '20')).code).toBe(0);
  await expect
    .poll(async () => [(await cache.get('/light')).kept, (await cache.get('/light')).kept], { timeout: 60_000 })
    .toEqual([false, false]);
  expect((await cache.get('/light', BROWSER)).headers.getSetCookie().join()).toContain('visitor=');

  expect((await deploy('promote', '--remote', 'catalog', '--to', '100')).code).toBe(0);
  await expect
    .poll(async () => (await cache.get('/light')).text, { timeout: 60_000 })
    .toContain(`/remotes/catalog/${next}/`);
  await keeps('/light');
});

test('an import purges the pages', async () => {
  await keeps('/brands');
  const { filledBy } = await cache.get('/brands');
  const [product] = JSON.parse(await readFile(join(import.meta.dirname, '../../data/products/grabber.json'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'shixuan-import-'));
  const file = join(folder, 'grabber.json');
  await writeFile(file, JSON.stringify([{ ...product, source: { ...product.source, notes: folder } }]));
  await runCommand('import', file);
  await rm(folder, { recursive: true });
  await expect
    .poll(
      async () => {
        const later = await cache.get('/brands');
        return later.kept && later.filledBy !== filledBy;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
});
