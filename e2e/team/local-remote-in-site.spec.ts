import type { Page } from '@playwright/test';
import { CheckoutCopy } from '../../tools/lib/checkout-copy';
import { freePort, type Site, startSite } from '../site/start-site';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

// A team runs the remote on its desk inside a deployed site: everything else of the page is live.

let site: Site;
let copy: CheckoutCopy;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await CheckoutCopy.make();
  site = await startSite({ OVERRIDES: 'on' });
});
test.afterAll(async () => {
  await copy.remove();
  await site.stop();
});

const badge = (page: Page) => page.getByRole('complementary', { name: '本地覆盖' });
const shown = (page: Page, version: string) =>
  page.getByRole('main').locator(`[data-remote^="content@${version}-"]`).first();

test.describe('while the development server runs', () => {
  let stop: () => Promise<void>;
  let address: string;
  test.beforeAll(async () => {
    const port = await freePort();
    const command = `npm run dev -w remote-content -- --port ${port} --site ${site.url}/article/list`;
    ({ stop } = await copy.start(command, /在网站中打开：http/));
    address = `${site.url}/article/list?mf=content@http://localhost:${port}/`;
  });
  test.afterAll(() => stop());

  test('the deployed site runs it; an edit shows without the page being loaded again; 还原 returns to the live one', async ({
    page,
  }) => {
    await page.addInitScript("localStorage.setItem('isAbout', 'true')");
    await page.goto(address);
    await expect(heading(page)).toHaveText('技术文档');
    await expect(shown(page, '0.0.0')).toBeVisible();
    await expect(badge(page)).toContainText('正在使用 1 个本地覆盖');
    await page.evaluate('globalThis.sameDocument = true');

    await copy.edit('remote-content/src/pages/article-list/article-list.page.tsx', text =>
      text.replace('title="技术文档"', 'title="技术文档（改过）"'),
    );
    await expect(heading(page)).toHaveText('技术文档（改过）');
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);

    await frame(page).strip.getByRole('link', { name: '光源' }).click();
    await expect(heading(page, /光源/)).toBeVisible();
    await badge(page).getByRole('link', { name: '还原' }).click();
    await expect(badge(page)).toHaveCount(0);
    await page.goto(`${site.url}/article/list`);
    await expect(heading(page)).toHaveText('技术文档');
    await expect(shown(page, '1.0.0')).toBeVisible();
  });
});

test.describe('when nobody answers at the address', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|Failed to load resource/ });
  test('the live version runs, and a message names the address', async ({ page }) => {
    const port = await freePort();
    await page.addInitScript("localStorage.setItem('isAbout', 'true')");
    await page.goto(`${site.url}/article/list?mf=content@http://localhost:${port}/`);
    await expect(heading(page)).toHaveText('技术文档');
    await expect(shown(page, '1.0.0')).toBeVisible();
    await expect(frame(page).message).toContainText(`localhost:${port}`);
  });
});
