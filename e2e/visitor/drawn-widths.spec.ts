import type { BrowserContextOptions } from '@playwright/test';
import { expect, test } from '../site/test';
import { expectStill, forms, holdFiles, ownSite, untilDrawn, visitor } from './pages/drawn-pages';
import { settled, worked } from './pages/frame';

// The server does not know how wide a window is: what it draws is right in all of them.

const own = ownSite();

/** Phones upright and turned, tablets, windows beside each other, a desk. */
const widths = [360, 390, 744, 768, 820, 844, 1024, 1440] as const;
const LIST = '/goods/list?categoryId=1';
const addresses = [
  '/',
  '/line',
  LIST,
  '/goods/detail?id=1',
  '/selection/vision',
  '/article/detail?id=1',
  '/compare?ids=1,2',
];

const isPhone = (width: number) => width < 500 || width === 844;
const sizeOf = (width: number) => ({ width, height: width === 844 ? 390 : 900 });
/** A window of the width: of a phone where phones have it, else of a browser that says nothing of its device. */
const windowOf = (width: number): BrowserContextOptions => ({
  ...(isPhone(width) ? forms.narrow : forms.wide),
  viewport: sizeOf(width),
});

/** One browser goes through the widths that its device has, and keeps the scripts. */
const devices = {
  'a phone': widths.filter(isPhone),
  'a computer or tablet': widths.filter(width => !isPhone(width)),
};

for (const [device, its] of Object.entries(devices)) {
  test(`pages are taken over without an error and do not move in the windows of ${device}`, async () => {
    test.setTimeout(300_000);
    const { page, problems, close } = await visitor(own.browser, windowOf(its[0] ?? 0));
    for (const width of its)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize(sizeOf(width));
        for (const address of addresses) {
          await untilDrawn(own.site.url, address, windowOf(width));
          await page.goto(own.site.url + address);
          await worked(page);
          await expect(page.locator('[data-form]'), address).toHaveCount(0);
          await settled(page);
          expect(problems, address).toEqual([]);
          await expectStill(page, address);
        }
      });
    await close();
  });

  test(`without JavaScript a list is in the form of each window of ${device}`, async () => {
    test.setTimeout(300_000);
    const { page, close } = await visitor(own.browser, { ...windowOf(its[0] ?? 0), javaScriptEnabled: false });
    for (const width of its)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize(sizeOf(width));
        await untilDrawn(own.site.url, LIST, windowOf(width));
        await page.goto(own.site.url + LIST);
        const main = page.getByRole('main');
        const products = main.locator('a[href^="/goods/detail?id="]').filter({ visible: true });
        expect(await products.count()).toBeGreaterThan(20);
        await expect(main.getByRole('table')).toHaveCount(width < 800 ? 0 : 1);
        await expect(main.getByRole('complementary', { name: '筛选' })).toHaveCount(width < 800 ? 0 : 1);
        await expect(main.locator('summary', { hasText: /^筛选$/ })).toBeVisible({ visible: width < 800 });
      });
    await close();
  });
}

test('a visitor who reads English sees pages become English in their places', async () => {
  test.setTimeout(300_000);
  for (const width of [390, 768, 844, 1440]) {
    const { page, problems, close } = await visitor(own.browser, windowOf(width), { language: 'en' });
    for (const address of ['/', '/brands']) {
      await untilDrawn(own.site.url, address, windowOf(width));
      await page.goto(own.site.url + address);
      await worked(page);
      await expect(page.locator('html[lang="en"]')).toBeAttached();
      await settled(page);
      expect(problems, address).toEqual([]);
      await expectStill(page, `${address} in a window of ${width} px`);
    }
    await close();
  }
});

test('all browsers get the same page, so that a cache keeps one', async () => {
  for (const address of addresses) {
    const answers = [];
    for (const form of [forms.wide, forms.narrow]) {
      await untilDrawn(own.site.url, address, form);
      const answer = await fetch(own.site.url + address, {
        headers: form.userAgent ? { 'user-agent': form.userAgent } : {},
      });
      answers.push({ html: await answer.text(), vary: answer.headers.get('vary') });
    }
    const [wide, narrow] = answers;
    expect(narrow?.html === wide?.html, address).toBe(true);
    expect(narrow?.vary).toBe('accept, accept-encoding');
  }
});

test('a window that becomes narrow before the page works is taken over in the form that it shows', async () => {
  const { page, problems, close } = await visitor(own.browser, windowOf(1024));
  await untilDrawn(own.site.url, LIST, windowOf(1024));
  const release = await holdFiles(page, '**/main.*.js');
  await page.goto(own.site.url + LIST, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main').getByRole('table')).toBeHidden();
  release();
  await worked(page);
  await expect(page.locator('[data-form]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('table')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: '筛选' })).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});

test('a list like a product that is gone stands in the usual order, and nothing is told in the console', async () => {
  const { page, problems, close } = await visitor(own.browser, forms.wide);
  const failed: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.goto(`${own.site.url}${LIST}&sort=like999999`);
  await worked(page);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await settled(page);
  expect(problems).toEqual([]);
  expect(failed).toEqual([]);
  await close();
});
