import { CheckoutCopy } from '../../tools/lib/checkout-copy';
import { startDrawnDevelopment } from '../site/start-development';
import type { Site } from '../site/start-site';
import { expect, test } from '../site/test';
import { heading, worked } from '../visitor/pages/frame';

// A developer looks at what visitors and search engines get first, while the sources change.

let copy: CheckoutCopy;
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await CheckoutCopy.make();
  site = await startDrawnDevelopment(copy);
});
test.afterAll(async () => {
  await site.stop();
  await copy.remove();
});

test('pages come drawn from the sources and are taken over; after an edit the next one has it', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript("localStorage.setItem('isAbout', 'true')");
  // React's development build tells every difference between what was drawn and what the browser makes of it.
  for (const path of ['/', '/goods/list?categoryId=1', '/goods/detail?id=420', '/selection/lens', '/article/list']) {
    const document = await page.goto(site.url + path);
    expect(await document?.text(), path).toContain('id="site-drawn"');
    await worked(page);
  }
  await expect(heading(page)).toHaveText('技术文档');

  await copy.edit('remote-content/src/pages/article-list/article-list.page.tsx', text =>
    text.replace('title="技术文档"', 'title="技术文档（改过）"'),
  );
  await expect(heading(page)).toHaveText('技术文档（改过）');
  await expect
    .poll(async () => (await page.request.get(`${site.url}/article/list`)).text())
    .toMatch(/<h1[^>]*>技术文档（改过）/);
  await page.reload();
  await worked(page);
  await expect(heading(page)).toHaveText('技术文档（改过）');
});
