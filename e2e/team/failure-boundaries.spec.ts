import { violationsOf } from '../site/axe';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';
import { remote } from './failure-pages';

// A team sees on the page itself which part is whose, in which version.

test('?boundaries=1 names team and version of every part, follows the pages, and goes with a key', async ({ page }) => {
  const { manifest } = await remote('catalog').live();
  await page.goto('/telecentric?boundaries=1');
  const legend = page.getByRole('complementary', { name: '页面分工' });
  await expect(legend).toContainText(`目录组 catalog@${manifest.version}`);
  await expect(legend).toContainText(/框架组 shell@\d+\.\d+\.\d+-[0-9a-f]{8}/);
  const regions = page.locator('[data-remote^="shell@"][data-owner="框架组"]');
  for (const name of ['页头', '菜单', '产品分类', '页脚'])
    await expect(regions.and(page.locator(`[data-region="${name}"]`)).first()).toBeAttached();
  expect(await violationsOf(page, { include: 'aside' })).toEqual([]);

  await frame(page).menu.getByRole('link', { name: '技术文档' }).click();
  await expect(legend).toContainText('内容组 content@');
  const close = legend.getByRole('button', { name: '关闭标注' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(legend).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test('without it nothing of it is fetched', async ({ page }) => {
  await page.goto('/telecentric');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: '页面分工' })).toHaveCount(0);
});
