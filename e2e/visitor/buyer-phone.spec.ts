import type { Locator } from '@playwright/test';
import { expect, test } from '../site/test';
import { comparison } from './pages/comparison';
import { takeFile } from './pages/files';
import { frame, heading, openFrame, settled } from './pages/frame';
import { toggle } from './pages/list';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';
import { offered, offeredModels, pickedModels, rowsOffered, WISH_LIST, wished } from './pages/wish';

// The buyer's way on a phone, by touch.

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
});

/** Part numbers that do not show their last letters, in which those of a series differ. */
const cut = (models: Locator) =>
  models.evaluateAll(all =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );

test('the buyer finds and compares on a phone, by touch', async ({ page }) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  const { tray } = frame(page);
  const drawer = page.getByRole('dialog', { name: '筛选' });
  const facet = (name: string) => drawer.getByRole('group', { name, exact: true });
  const see = (count: number) => drawer.getByRole('button', { name: `查看 ${count} 款` });
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /对比/ }) });

  await test.step('from home to the area cameras', async () => {
    await openFrame(page);
    await expectNoSidewaysScroll(page);
    await main
      .getByRole('link', { name: /面阵相机/ })
      .first()
      .tap();
    await expect(heading(page, '面阵相机')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('filters in the drawer; its button says how many each leaves', async () => {
    await main.getByRole('button', { name: '筛选' }).tap();
    await expect(see(wished().length)).toBeVisible();
    await drawer.getByLabel('总像素下限（MP）').tap();
    await page.keyboard.type('500万');
    // On a phone visitors tap the next control instead of pressing Enter.
    await facet('快门')
      .getByRole('checkbox', { name: /全局快门/ })
      .tap();
    await expect(see(wished('总像素', '快门').length)).toBeVisible();
    await drawer.getByLabel('最高帧率下限（fps）').tap();
    await page.keyboard.type('10~25');
    await page.keyboard.press('Enter');
    await expect(see(wished('总像素', '快门', '最高帧率').length)).toBeVisible();
    await facet('数据接口')
      .getByRole('checkbox', { name: /^GigE 千兆网/ })
      .tap();
    await expect(see(wished('总像素', '快门', '最高帧率', '数据接口').length)).toBeVisible();
    await drawer.locator('summary', { hasText: /^靶面$/ }).tap();
    await facet('靶面').getByRole('searchbox').tap();
    await page.keyboard.type('2/3');
    await expectSound(page);
    await facet('靶面').getByRole('checkbox', { name: /2\/3″/ }).tap();
    await see(offered.length).tap();
    await expect(drawer).toBeHidden();
    await expect(main.getByText(`共 ${offered.length} 款`)).toBeVisible();
  });

  await test.step('cards by the size of a pixel; three onto the comparison list', async () => {
    await page.getByLabel('排序').selectOption({ label: '像元尺寸 从小到大' });
    await page.getByLabel('每页').selectOption({ label: '96 款' });
    await expect(page).toHaveURL(WISH_LIST);
    await expect(cards).toHaveCount(rowsOffered);
    expect(offeredModels).toEqual(expect.arrayContaining(await cards.locator('strong').allTextContents()));
    for (const model of pickedModels) {
      await toggle(page, model).tap();
      await expect(toggle(page, model)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(tray.getByRole('listitem')).toHaveCount(3);
    await expectSound(page);
    await tray.getByRole('link', { name: /^对比/ }).tap();
    await expect(heading(page, '面阵相机对比')).toBeVisible();
  });

  const { onlyDifferent, heads, card } = comparison(page);
  await test.step('the comparison at 360 px: each figure is a card with every product', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(heads).toHaveText(pickedModels);
    await onlyDifferent.tap();
    await expect(card('快门')).toHaveCount(0);
    await expectSound(page);
    const pixels = card('像元尺寸');
    await pixels.scrollIntoViewIfNeeded();
    await expect(pixels.locator('dt')).toHaveText(pickedModels);
    expect(await cut(pixels.locator('dt'))).toEqual([]);
    for (const value of await pixels.locator('dd').all()) {
      await expect(value).toBeInViewport({ ratio: 0.9 });
      // Nothing covers the figure: a tap hits it.
      await value.tap({ trial: true });
    }
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: '导出' }).tap();
    await expectNoSidewaysScroll(page);
    const { rows: taken } = await takeFile(page, '逗号分隔（CSV）', () =>
      page.getByRole('link', { name: '逗号分隔（CSV）' }).tap(),
    );
    expect(taken[0]?.slice(2)).toEqual(pickedModels);
  });

  await test.step('a product, and back to the list as it was', async () => {
    await page.keyboard.press('Escape');
    await heads.nth(1).tap();
    await expect(heading(page, pickedModels[1])).toBeVisible();
    await expectNoSidewaysScroll(page);
    const buttons = [
      page.getByRole('link', { name: /^参数单 PDF/ }).first(),
      page.getByRole('button', { name: /对比/ }).first(),
    ];
    const tops = await Promise.all(buttons.map(async button => (await button.boundingBox())?.y));
    expect(tops[0]).toBeDefined();
    expect(tops[1]).toBe(tops[0]);
    const siblings = page.getByRole('table').filter({ hasText: pickedModels[1] }).getByRole('rowheader');
    expect(await siblings.count()).toBeGreaterThan(1);
    expect(await cut(siblings)).toEqual([]);
    await page.goBack();
    await expect(onlyDifferent).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(WISH_LIST);
    await settled(page);
    await expect(cards).toHaveCount(rowsOffered);
    await expect(toggle(page, pickedModels[2] ?? '')).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', { name: '筛选 · 5' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
