import { serviceWorker } from '@shixuan/server/offline';
import { type CuttableLine, openLine } from '../site/cuttable-line';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { frame, heading } from './pages/frame';
import { list } from './pages/list';

const content = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'content');
const ARTICLE = '/article/detail?id=1';

test.use({
  serviceWorkers: 'allow',
  // What the browser says of a line that is cut, and of a page that is switched off.
  expectedErrors: /ERR_(?:CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)|status of 503/,
});

let line: CuttableLine;
test.beforeAll(async () => {
  line = await openLine(process.env.SITE_URL ?? '');
});
test.afterAll(async () => {
  await line.cut();
  await content().setKilled(null);
});

test('what was read can be read without a network; what is switched off is gone; so is all of it when that is', async ({
  page,
}) => {
  const notice = page.getByText(/^离线：显示的是 \d+\/\d+ \d\d:\d\d 保存的内容$/);
  const isKept = (address: string) =>
    page.evaluate(async url => (await caches.match(url, { ignoreVary: true })) !== undefined, address);
  await page.addInitScript("localStorage.setItem('isAbout', 'true')");

  await test.step('a product that was opened from a list', async () => {
    await page.goto(`${line.origin}/goods/list?categoryId=2`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const link = list(page).rows.first().getByRole('rowheader').getByRole('link');
    await link.click();
    await expect(page.getByRole('heading', { name: '全部参数' })).toBeVisible();
    const product = (await heading(page).first().textContent()) ?? '';
    await expect.poll(() => isKept(page.url())).toBe(true);
    await expect(notice).toHaveCount(0);
    await line.cut();
    await page.reload();
    await expect(heading(page, product)).toBeVisible();
    await expect(page.getByRole('heading', { name: '全部参数' })).toBeVisible();
    await expect(notice).toBeVisible();
    // A page that was not read says what there is.
    await page.goto(`${line.origin}/brands`);
    await expect(heading(page)).toHaveText('没有网络，这一页没有保存过');
    await page.getByRole('link', { name: product }).click();
    await expect(heading(page, product)).toBeVisible();
    // The same product, by a link out of a message.
    await page.goto(`${page.url()}&utm_source=wechat`);
    await expect(heading(page, product)).toBeVisible();
    await line.mend();
    await page.getByRole('button', { name: '重新连接' }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step('a remote that is switched off while its page is kept', async () => {
    await page.goto(line.origin + ARTICLE);
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => isKept(page.url())).toBe(true);
    await content().setKilled('正在修正');
    await page.goto(line.origin + ARTICLE);
    await expect(page.locator('[data-failure="killed"]')).toContainText('正在修正');
    await expect.poll(() => isKept(page.url())).toBe(false);
    await line.cut();
    await page.goto(line.origin + ARTICLE);
    await expect(heading(page)).toHaveText('没有网络，这一页没有保存过');
    await line.mend();
  });

  await test.step('switched off by the operator', async () => {
    line.replace('/service-worker.js', serviceWorker(false));
    await page.goto(line.origin);
    await expect(frame(page).strip).toBeVisible();
    const left = () =>
      page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
    await expect.poll(left).toEqual([[], 0]);
  });
});
