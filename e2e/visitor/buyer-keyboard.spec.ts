import type { Page } from '@playwright/test';
import { PAGE_SIZES } from '@shixuan/api/client';
import { expect, test } from '../site/test';
import { comparison } from './pages/comparison';
import { takeFile } from './pages/files';
import { frame, heading, openFrame, settled } from './pages/frame';
import { expectFocusInSight, walkTo } from './pages/keyboard';
import { column, list, toggle } from './pages/list';
import { offered, offeredPixels, pickedModels, rowsOffered, wished } from './pages/wish';

// The buyer's way without a pointer: Tab, Enter, Space and arrows only, and at every stop the focus can be seen.

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

/** Moves to an element and presses a key there; the focus must stay visible afterwards. */
async function pressOn(page: Page, target: ReturnType<Page['locator']>, key: string): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
  await expectFocusInSight(page);
}

/** Types into a field that Tab leads to, and confirms. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await walkTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expectFocusInSight(page);
}

/** From row to row by the arrows, until the part number has the focus. */
async function arrowTo(page: Page, model: string): Promise<void> {
  const wanted = list(page).rows.getByRole('link', { name: model, exact: true });
  for (let i = 0; i < offered.length; i += 1) {
    if (await wanted.evaluate(link => link === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
    await expectFocusInSight(page);
  }
  throw new Error(`no arrow leads to ${model}`);
}

test('the buyer finds, compares and takes home by keyboard alone, and always sees where the focus is', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  const { choice, facet, total, head, rows } = list(page);
  const { tray, message } = frame(page);

  await test.step('from home to the area cameras', async () => {
    await openFrame(page);
    await expect(main.getByRole('link', { name: /面阵相机/ }).first()).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: '跳到正文' }), 'Enter');
    await walkTo(page, main.getByRole('link', { name: /面阵相机/ }).first());
    await page.keyboard.press('Enter');
    await expect(heading(page, '面阵相机')).toBeFocused();
    await expect(total(wished().length)).toBeVisible();
  });

  await test.step('the filters, in the order in which Tab reaches them', async () => {
    await typeInto(page, '总像素下限（MP）', '500万');
    await expect(total(wished('总像素').length)).toBeVisible();
    await typeInto(page, '最高帧率下限（fps）', '10~25');
    await expect(total(wished('总像素', '最高帧率').length)).toBeVisible();
    await pressOn(page, choice('数据接口', /^GigE 千兆网/), 'Space');
    await expect(total(wished('总像素', '最高帧率', '数据接口').length)).toBeVisible();
    await pressOn(page, choice('快门', /全局快门/), 'Space');
    await expect(total(wished('总像素', '最高帧率', '数据接口', '快门').length)).toBeVisible();
    await pressOn(page, page.locator('summary', { hasText: /^靶面$/ }), 'Enter');
    await typeInto(page, '在靶面中查找', '2/3');
    await pressOn(page, choice('靶面', /2\/3″/), 'Space');
    await expect(total(offered.length)).toBeVisible();
    await expect(facet('靶面').getByRole('checkbox', { checked: true })).toBeFocused();
  });

  await test.step('all of them on one page, by the size of a pixel', async () => {
    await walkTo(page, page.getByLabel('每页'));
    // The sizes above the first one, up to the one that holds all.
    for (const [i, size] of PAGE_SIZES.entries()) {
      if (i > 0 && (PAGE_SIZES[i - 1] ?? 0) < rowsOffered) {
        await page.keyboard.press('ArrowDown');
        await expect(rows).toHaveCount(Math.min(size, rowsOffered));
      }
    }
    await expectFocusInSight(page);
    await pressOn(page, head('像元尺寸').getByRole('button'), 'Enter');
    await expect.poll(async () => (await column(page, '像元尺寸')).map(Number)).toEqual(offeredPixels);
    await expect(head('像元尺寸').getByRole('button')).toBeFocused();
  });

  await test.step('down the rows by the arrows, three onto the comparison list by Space', async () => {
    await walkTo(page, rows.first().getByRole('rowheader').getByRole('link'));
    for (const model of pickedModels) {
      await arrowTo(page, model);
      await page.keyboard.press('Space');
      await expect(toggle(page, model)).toHaveAttribute('aria-pressed', 'true');
      await expectFocusInSight(page);
    }
    await expect(tray.getByRole('listitem')).toHaveCount(3);
    await walkTo(page, tray.getByRole('link', { name: /^对比/ }));
    await page.keyboard.press('Enter');
    await expect(heading(page, '面阵相机对比')).toBeFocused();
  });

  const { columns, onlyDifferent, copyLink } = comparison(page);
  await test.step('the comparison: only what differs, its link, its file', async () => {
    await expect(columns).toHaveText(pickedModels);
    await pressOn(page, onlyDifferent, 'Space');
    await expect(onlyDifferent).toBeChecked();
    await pressOn(page, copyLink, 'Enter');
    await expect(message).toHaveText('对比链接已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare\?ids=\d+,\d+,\d+$/);
    const open = main.getByRole('button', { name: '导出' });
    await pressOn(page, open, 'Enter');
    await walkTo(page, page.getByRole('link', { name: '逗号分隔（CSV）' }));
    const { rows: taken } = await takeFile(page, '逗号分隔（CSV）', () => page.keyboard.press('Enter'));
    expect(taken[0]?.slice(2)).toEqual(pickedModels);
    await expectFocusInSight(page);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });

  await test.step('the data sheet, and back to the list', async () => {
    await walkTo(page, columns.nth(2));
    await page.keyboard.press('Enter');
    await expect(heading(page, pickedModels[2])).toBeFocused();
    await walkTo(page, page.getByRole('link', { name: /^参数单 PDF/ }));
    const [opened] = await Promise.all([
      page.context().waitForEvent('request', request => request.url().includes('/datasheets/')),
      page.keyboard.press('Enter'),
    ]);
    expect((await page.request.get(opened.url())).headers()['content-type']).toBe('application/pdf');
    await page.bringToFront();
    await page.goBack();
    await expect(heading(page, '面阵相机对比')).toBeVisible();
    // Focus is where the visitor left, so Tab continues from there.
    await expect(columns.nth(2)).toBeFocused();
    await settled(page);
    await expectFocusInSight(page);
    await expect(onlyDifferent).toBeChecked();
    await page.goBack();
    await expect(heading(page, '面阵相机')).toBeVisible();
    await settled(page);
    await expectFocusInSight(page);
    await expect(rows).toHaveCount(rowsOffered);
    await expect(tray.getByRole('listitem')).toHaveCount(3);
  });
});
