import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';

const field = (page: Page, name: string) => page.getByRole('form', { name: '任务' }).getByRole('textbox', { name });
const example = (page: Page, name: string) =>
  page.getByRole('region', { name: '任务示例' }).getByRole('button', { name });

test('a visitor who chose an example over a task of their own has it again by going back, and the example by going on', async ({
  page,
}) => {
  for (const goal of ['lens', 'camera', 'vision']) {
    await page.goto('/');
    await page.goto(`/selection/${goal}`);
    await field(page, '视野宽').fill('123');
    await example(page, '瓶口').click();
    await expect(field(page, '视野宽')).toHaveValue('40');
    await example(page, '从空白开始').click();
    await expect(example(page, '从空白开始')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(example(page, '瓶口')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(field(page, '视野宽')).toHaveValue('123');
    await page.goForward();
    await expect(field(page, '视野宽')).toHaveValue('40');
  }
});

test('a task for line profilers comes back the same way', async ({ page }) => {
  await page.goto('/selection/vision?mode=laser-3d');
  await field(page, '安装净空').fill('50~120');
  await example(page, '手机中框段差').click();
  await expect(example(page, '手机中框段差')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(field(page, '安装净空')).toHaveValue('50~120');
});
