import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { fileProducts, productId, rowCount } from './pages/catalogue';
import { frame, heading, openFrame } from './pages/frame';
import { expectFocusInSight } from './pages/keyboard';
import { column, list, models } from './pages/list';

const LIST = '/goods/list?categoryId=1';
const cameras = fileProducts('area-camera');
const link = (page: Page, at: number) => list(page).rows.nth(at).getByRole('rowheader').getByRole('link');

test.describe('a table of 500 rows', () => {
  const LONG = `${LIST}&size=500`;

  test('is walked by keyboard, printed whole, and drawn in part', async ({ page }) => {
    await test.step('is walked by keyboard from end to end; back from a product, the focus is on its row', async () => {
      await openFrame(page, LONG);
      const row = (index: number) => list(page).table.locator(`[aria-rowindex="${index}"]`).getByRole('link');
      await link(page, 0).focus();
      for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
      await expect(row(42)).toBeFocused();
      await expectFocusInSight(page);
      await page.keyboard.press('End');
      await expect(row(501)).toBeFocused();
      await expectFocusInSight(page);
      await page.keyboard.press('ArrowUp');
      await expect(row(500)).toBeFocused();

      // Scrolled away from it, the row with the focus is still there.
      await page.mouse.move(900, 500);
      await page.mouse.wheel(0, -9000);
      await expect(row(500)).not.toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(row(501)).toBeFocused();
      await expectFocusInSight(page);

      const model = (await row(501).textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect(heading(page, model)).toBeFocused();
      await page.goBack();
      await expect(row(501)).toBeFocused();
      await expect(row(501)).toBeInViewport();
      await page.keyboard.press('Home');
      await expect(row(2)).toBeFocused();
      await expectFocusInSight(page);
    });

    await test.step('is printed whole', async () => {
      await openFrame(page, LONG);
      const { rows } = list(page);
      await expect(rows.first()).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(rows).toHaveCount(500);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect.poll(() => rows.count()).toBeLessThan(80);
    });

    await test.step('draws the rows near the window, and says how many there are and which one this is', async () => {
      const { table, rows } = list(page);
      await openFrame(page, LIST);
      await expect(rows).toHaveCount(24);
      const first = await models(page);
      await page.getByLabel('每页').selectOption({ label: '500 款' });
      await expect(page).toHaveURL(LONG);
      await expect(table).toHaveAttribute('aria-rowcount', '501');
      await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
      expect((await models(page)).slice(0, 10)).toEqual(first.slice(0, 10));
      expect(await rows.count()).toBeLessThan(80);
      const widths = () =>
        table.locator('thead th').evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().width));
      const before = await widths();
      await page.mouse.move(900, 500);
      await page.mouse.wheel(0, 9000);
      await expect(table.locator('[aria-rowindex="230"]')).toBeVisible();
      expect(await rows.count()).toBeLessThan(80);
      expect(await widths()).toEqual(before);
    });
  });
});

test.describe('pinned columns', () => {
  const WIDE = `${LIST}&cols=resolutionMp,pixelSizeUm,sensorFormat,shutter,monoColor,frameRateFps,interface,mount,ip,weightG,powerW,bitDepth,dynamicRangeDb`;

  test('stay beside the part number while the others scroll, in the address and on the device', async ({ page }) => {
    await openFrame(page, WIDE);
    await page.getByRole('button', { name: '列设置' }).click();
    const pin = page.getByRole('button', { name: '最高帧率 固定在左侧' });
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(pin).toBeFocused();
    await expect(page).toHaveURL(/cols=frameRateFps,resolutionMp.*&pins=1/);
    await page.keyboard.press('Escape');
    const { head, table } = list(page);
    const places = async () => [
      (await head('型号').boundingBox())?.x ?? 0,
      (await head('最高帧率').boundingBox())?.x ?? 0,
      (await head('总像素').boundingBox())?.x ?? 0,
    ];
    const [model = 0, pinned = 0, scrolling = 0] = await places();
    expect(pinned).toBeGreaterThan(model);
    await table.locator('..').evaluate(box => box.scrollBy(100, 0));
    await expect.poll(places).toEqual([model, pinned, scrolling - 100]);
    const [cell] = await column(page, '最高帧率');
    expect(cell).not.toBe('');

    // The choice is the visitor's: it holds for the plain address too.
    await page.goto(LIST);
    await expect(table.locator('thead th').nth(1)).toContainText('最高帧率');
    await page.getByRole('button', { name: '列设置' }).click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '恢复默认列' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(table.locator('thead th').nth(1)).toContainText('总像素');
  });
});

test('the first products are near: on the screen, by a key, by the number of their page', async ({ page }) => {
  for (const path of [LIST, `${LIST}&interface=gige`]) {
    await test.step(`on ${path} the first product stands in the upper third of the screen`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openFrame(page, path);
      await expect(list(page).rows).toHaveCount(24);
      await expect.poll(async () => (await list(page).rows.first().boundingBox())?.y).toBeLessThan(300);
    });
  }

  await test.step('a slash puts the focus into the search, but not while one is typing', async () => {
    await openFrame(page, LIST);
    await expect(list(page).rows).toHaveCount(24);
    await page.keyboard.press('/');
    await expect(frame(page).searchBox).toBeFocused();
    await expect(frame(page).searchBox).toHaveValue('');
    const low = page.getByLabel('最高帧率下限（fps）');
    await low.focus();
    await page.keyboard.press('/');
    await expect(low).toBeFocused();
    await expect(low).toHaveValue('/');
  });

  await test.step('跳到结果 leads the keyboard past the filters to the first product', async () => {
    await openFrame(page, LIST);
    await expect(list(page).rows).toHaveCount(24);
    const skip = page.getByRole('button', { name: '跳到结果' });
    await page.getByRole('main').getByRole('navigation').first().getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expectFocusInSight(page);
    await page.keyboard.press('Enter');
    await expect(link(page, 0)).toBeFocused();
    await expectFocusInSight(page);
  });

  await test.step('a page without a link is reached by its number; a number too high leads to the last', async () => {
    await openFrame(page, LIST);
    const { pages, rows } = list(page);
    const last = Math.ceil(rowCount(cameras) / 24);
    const field = page.getByLabel(`跳至页码，共 ${last} 页`);
    await field.fill('23');
    await field.press('Enter');
    await expect(page).toHaveURL(`${LIST}&page=23`);
    await expect(pages.getByRole('link', { name: '第 23 页' })).toHaveAttribute('aria-current', 'page');
    await field.fill('9999');
    await page.getByRole('button', { name: '跳转' }).click();
    await expect(page).toHaveURL(`${LIST}&page=${last}`);
    await expect(rows).toHaveCount(rowCount(cameras) - (last - 1) * 24);
  });

  await test.step('a column sorted before the last filter is answered keeps that filter', async () => {
    await openFrame(page, LIST);
    const { choice, head, chips } = list(page);
    const box = await choice('快门', /全局快门/).elementHandle();
    // Both in one task: faster than any navigation.
    await head('最高帧率')
      .getByRole('button')
      .evaluate((button, tick) => {
        if (tick instanceof HTMLElement && button instanceof HTMLElement) tick.click();
        if (button instanceof HTMLElement) button.click();
      }, box);
    await expect(page).toHaveURL(`${LIST}&shutter=global&sort=frameRateFps`);
    await expect(chips).toContainText('全局快门');
    await expect(head('最高帧率')).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('similar products: the nearest first, each row saying in what it differs', async ({ page, request }) => {
  const model = 'MV-CA050-20GM';
  const id = await productId(request, 'area-camera', model);
  await openFrame(page, `/goods/detail?id=${id}`);
  await page.getByRole('checkbox', { name: /总像素/ }).check();
  await page.getByRole('checkbox', { name: /数据接口/ }).check();
  await page.getByRole('link', { name: '按所选 2 项找相似' }).click();
  await expect(page).toHaveURL(new RegExp(`sort=like${id}`));
  const { rows } = list(page);
  await expect(link(page, 0)).toHaveText(model);
  await expect(rows.first()).toContainText('参照产品');
  await expect(rows.nth(1)).toContainText(/不同：|参数相同/);
  // In full at every width: a pointer that rests on it is no way to read it.
  const notes = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^不同：/ });
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(notes.first()).toBeVisible();
    const cut = (all: Element[]) =>
      all.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        [scrollWidth - clientWidth, scrollHeight - clientHeight].some(over => over > 1),
      ).length;
    expect(await notes.evaluateAll(cut)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const differences = async (at: number) => {
    const [, named] = /不同：([^+＋]*)/.exec((await rows.nth(at).getByRole('rowheader').textContent()) ?? '') ?? [];
    return named?.split('、').length ?? 0;
  };
  // The order weighs the figures, so the number of differences only tells the near from the far.
  const near = (await differences(1)) + (await differences(2)) + (await differences(3));
  const count = await rows.count();
  const far = (await differences(count - 1)) + (await differences(count - 2)) + (await differences(count - 3));
  expect(near).toBeLessThan(far);
});
