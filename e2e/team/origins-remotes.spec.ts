import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tools/lib/find-chromium.mjs';
import { RemoteFolder } from '../site/remote-folder';
import { type Site, startSite } from '../site/start-site';
import { expect, test } from '../site/test';
import { heading, worked } from '../visitor/pages/frame';
import { boundary, card, entryOf, telecentric } from './failure-pages';

// The files of remotes lie at a true other origin. One server answers for both, by name.

const CDN = 'http://cdn.test';
let site: Site;
let browser: Browser;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite({ REMOTES_ORIGIN: CDN });
  const { port } = new URL(site.url);
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--host-resolver-rules=MAP cdn.test:80 127.0.0.1:${port}, MAP cdn.test 127.0.0.1:${port}`],
  });
});
test.afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('pages run from the other origin, with hashes and a policy that lets in just that', async () => {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  const scripts: string[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  for (const path of ['/telecentric', '/article/list', '/selection/camera']) {
    const response = await page.goto(site.url + path);
    expect(response?.headers()['content-security-policy']).toMatch(
      /script-src 'self'(?: 'nonce-[^']+')? http:\/\/cdn\.test;/,
    );
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('main [data-remote]').first()).toBeVisible();
    // With the code of the remote, which a drawn page is shown without.
    await worked(page);
  }
  expect(scripts.filter(url => url.includes('/remotes/') && !url.startsWith(CDN))).toEqual([]);
  expect(scripts.some(url => url.startsWith(`${CDN}/remotes/`))).toBe(true);
  expect(problems).toEqual([]);
  await page.close();
});

test('a changed file is never run there either: the page is of the version before', async () => {
  const catalog = new RemoteFolder(site.varDir, 'catalog');
  const { manifest } = await catalog.live();
  await catalog.republish(await entryOf(catalog), text => text, '9.10.0-00000001');
  await catalog.corrupt(await entryOf(catalog));
  const page = await browser.newPage();
  await page.goto(`${site.url}/telecentric`);
  await expect(telecentric(page)).toBeVisible();
  await expect(boundary(page, `catalog@${manifest.version}`)).toBeVisible();
  await expect(card(page, 'integrity')).toHaveCount(0);
  await page.close();
});
