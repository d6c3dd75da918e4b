import { join } from 'node:path';
import { publish } from '../../server/src/registry/publish';
import { CheckoutCopy } from '../site/checkout-copy';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

// A team that the site has never heard of: the shell, its menus and every list stay as they are.

test('a new team makes a remote with one command; deployed, it stands in the menu of the running site', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const varDir = process.env.SITE_VAR ?? '';
  const copy = await CheckoutCopy.make();
  const { restore } = await new RemoteFolder(varDir, 'catalog').editRegistry(text => text);
  try {
    await copy.run('npm run new-remote -- forum --title 论坛 --owner 论坛组');
    await copy.run('npx tsc -b remote-forum');
    await copy.run('npx biome check --error-on-warnings remote-forum');
    await copy.run('npx vitest run --project unit remote-forum tools/every-remote-renders-anywhere.test.ts');
    await copy.run('npm run build -- forum');

    await page.goto('/');
    await expect(frame(page).menu.getByRole('link', { name: '下载中心' })).toBeVisible();
    await expect(frame(page).menu.getByRole('link', { name: '论坛' })).toHaveCount(0);

    await publish(join(copy.folder, 'remote-forum/dist'), join(varDir, 'registry'));
    await page.reload();
    await frame(page).menu.getByRole('link', { name: '论坛' }).click();
    await expect(heading(page)).toHaveText('论坛');
    await expect(page).toHaveTitle(/论坛/);
    await expect(page.locator('[data-remote^="forum@1.0.0-"]')).toBeVisible();
    await page.getByRole('list', { name: '产品分类' }).getByRole('link', { name: /光源/ }).click();
    await expect(heading(page)).toHaveText(/光源/);
  } finally {
    await restore();
    await copy.remove();
  }
});
