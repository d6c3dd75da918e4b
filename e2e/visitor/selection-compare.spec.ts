import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';

const panel = (page: Page) => page.getByRole('region', { name: '并排对照' });

test('two rows stand side by side with their drawings, and what differs is marked', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const { table, models } = selection(page);
  await table
    .getByRole('button', { name: /的检查/ })
    .nth(2)
    .click();
  await table.getByRole('button', { name: '与上方的并排对照' }).click();
  await expect(panel(page).getByRole('heading', { name: '并排对照' })).toBeFocused();
  const heads = panel(page).getByRole('columnheader').filter({ hasText: ' + ' });
  await expect(heads).toHaveCount(2);
  await expect(heads.first()).toHaveText((await models.allTextContents()).join(' + '));
  await expect(panel(page).getByRole('figure')).toHaveCount(2);
  await expect(panel(page)).toContainText(/\d+ 项不同，以 ≠ 标出/);
  await expectSound(page);

  const right = panel(page).getByRole('combobox', { name: '右边' });
  const other = (await right.getByRole('option').nth(4).textContent())?.replace(/^\d+\s+/, '') ?? '';
  await right.selectOption({ index: 4 });
  await expect(heads.last()).toHaveText(other);
  await right.selectOption({ index: 0 });
  await expect(panel(page)).toContainText('没有不同');
  await panel(page).getByRole('button', { name: '收起' }).click();
  await expect(page.getByRole('button', { name: '任选两行并排对照' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('both stand below each other, and the table is no wider than the screen', async ({ page }) => {
    await openFrame(page, '/selection/lens');
    await answered(page);
    await page.getByRole('button', { name: '任选两行并排对照' }).tap();
    await expect(panel(page).getByRole('figure')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectSound(page);
  });
});
