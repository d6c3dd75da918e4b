import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { forms, holdFiles, ownSite, untilDrawn, visitor } from './pages/drawn-pages';
import { worked } from './pages/frame';

// Pictures that may wait leave the line to the code of a drawn page.

const own = ownSite();
const list = '/goods/list?categoryId=1';

/** Names of the small drawings that the page has asked for so far. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('-thumb')) asked.push(request.url());
  });
  return asked;
}
const drawings = (page: Page) => page.locator('main img[loading="lazy"]');
/** Around the first of them: a picture that waits has no size of its own. */
const boxOfFirst = (page: Page) => drawings(page).first().locator('..').boundingBox();
const isThere = (page: Page) =>
  expect
    .poll(() =>
      drawings(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('the drawings of a list are asked for when its code has come, and nothing moves', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, list, forms.wide);
  const asked = askedFor(page);
  const release = await holdFiles(page, /\/remotes\/catalog\/.*\.js$/);
  await page.goto(own.site.url + list, { waitUntil: 'commit' });
  await expect(page.locator('link[rel="preload"][href*="/remotes/catalog/"]').first()).toBeAttached();
  await expect(drawings(page).nth(20)).toBeAttached();
  // What is in sight would have been asked for with the first frame.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked).toEqual([]);
  const box = await boxOfFirst(page);
  release();
  await worked(page);
  await isThere(page);
  expect(await boxOfFirst(page)).toEqual(box);
  expect(problems).toEqual([]);
  await close();
});

test('they come by themselves where the code does not', async () => {
  const { page, close } = await visitor(own.browser, forms.wide);
  await untilDrawn(own.site.url, list, forms.wide);
  await page.route('**/*.js', route => route.abort());
  await page.goto(own.site.url + list);
  await isThere(page);
  await close();
});

test('without JavaScript they wait for nothing', async () => {
  const { page, close } = await visitor(own.browser, { ...forms.wide, javaScriptEnabled: false });
  await untilDrawn(own.site.url, list, forms.wide);
  const asked = askedFor(page);
  // Before `load`, so before the seconds after which they come by themselves.
  await page.goto(own.site.url + list, { waitUntil: 'domcontentloaded' });
  await expect(drawings(page).first()).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  await close();
});
