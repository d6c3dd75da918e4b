import type { Page } from '@playwright/test';
import { clockTest, expect, test } from '../site/test';
import { bringToken, stored } from './pages/account';
import { countCalls, envelope, holdCall, noteAnswers, saveData } from './pages/answers';
import { frame, heading, openFrame } from './pages/frame';
import { stopTime } from './pages/time';

const LIST = '/goods/list?categoryId=2';
const otherPage = (page: Page) => page.getByRole('link', { name: '第 3 页' });

// A call ahead of the click would be counted, held and answered in place of the one that the click makes.
test.beforeEach(({ page }) => saveData(page));

/** A page that asks for no list and no filters of its own. */
async function openBrands(page: Page): Promise<void> {
  await openFrame(page, '/brands');
  await expect(heading(page, '品牌系列')).toBeVisible();
}

async function openList(page: Page): Promise<void> {
  await openFrame(page, LIST);
  await expect(otherPage(page)).toBeVisible();
}

test.describe('the mask 数据加载中', () => {
  clockTest(
    'covers the page while a product list is on its way, and goes 300 ms after the answer',
    async ({ page }) => {
      const { mask } = frame(page);
      const answered = await noteAnswers(page);
      await page.clock.install();
      await openList(page);
      await expect(mask).toHaveCount(0);
      const list = await holdCall(page, '/Product/List');
      await stopTime(page);
      await otherPage(page).click();
      await list.asked;
      await expect(mask).toHaveText('数据加载中');
      const box = await mask.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });

      await page.clock.runFor(10_000);
      await expect(mask).toBeVisible();
      await answered('/Product/List', () => list.release(), { page: 3 });
      await page.clock.runFor(299);
      await expect(mask).toBeVisible();
      await page.clock.runFor(1);
      await expect(mask).toHaveCount(0);
    },
  );

  test('covers the page while the filters of a category are on their way', async ({ page }) => {
    const { mask, menu } = frame(page);
    await openBrands(page);
    const filters = await holdCall(page, '/Product/FiltersInit');
    const list = await holdCall(page, '/Product/List');
    await menu.getByRole('button', { name: '展开产品查询' }).click();
    await menu.getByRole('link', { name: 'FA 镜头' }).click();
    await filters.asked;
    await list.asked;
    await list.release();
    await expect(mask).toHaveText('数据加载中');
    await filters.release();
    await expect(heading(page, 'FA 镜头')).toBeVisible();
    await expect(mask).toHaveCount(0);
  });

  clockTest('disappears only after the last of several calls', async ({ page }) => {
    const { mask, strip } = frame(page);
    const answered = await noteAnswers(page);
    await page.clock.install();
    await openBrands(page);
    const filters = await holdCall(page, '/Product/FiltersInit');
    const list = await holdCall(page, '/Product/List');
    await strip.getByRole('link', { name: 'FA 镜头' }).click();
    await filters.asked;
    await list.asked;
    await stopTime(page);
    await answered('/Product/List', () => list.release());
    await page.clock.runFor(1000);
    await expect(mask).toBeVisible();
    await answered('/Product/FiltersInit', () => filters.release());
    await page.clock.runFor(299);
    await expect(mask).toBeVisible();
    await page.clock.runFor(1);
    await expect(mask).toHaveCount(0);
  });

  test('is not shown for other calls: a product, the brands', async ({ page }) => {
    const { mask, menu } = frame(page);
    await openList(page);
    const detail = await holdCall(page, '/Product/Detail');
    await page.getByRole('main').getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await detail.asked;
    await expect(mask).toHaveCount(0);
    await detail.release();
    await expect(page.getByRole('heading', { name: '全部参数' })).toBeVisible();

    const brands = await holdCall(page, '/Share/BrandSeries');
    await menu.getByRole('link', { name: '品牌系列' }).click();
    await brands.asked;
    await expect(mask).toHaveCount(0);
    await brands.release();
    await expect(heading(page, '品牌系列')).toBeVisible();
  });
});

test('on a line with the data saver the next page is not asked for ahead', async ({ page }) => {
  const lists = countCalls(page, '/Product/List');
  await openList(page);
  await otherPage(page).scrollIntoViewIfNeeded();
  await page.getByLabel('每页').selectOption({ label: '48 款' });
  await expect.poll(() => lists.count()).toBeGreaterThan(0);
  expect(lists.count()).toBe(1);
});

test.describe('every call', () => {
  test('is a POST of JSON to /web with an Authorization header, empty for anonymous visitors', async ({ page }) => {
    await openList(page);
    const asked = page.waitForRequest(
      call => call.url().endsWith('/web/Product/List') && call.postDataJSON().page === 3,
    );
    await otherPage(page).click();
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toMatchObject({ categoryId: 2, page: 3 });
    const headers = await request.allHeaders();
    expect(headers['content-type']).toContain('application/json');
    expect(headers).toHaveProperty('authorization', '');
  });

  test('carries the stored token as it is', async ({ page }) => {
    await bringToken(page, 'token-of-wang');
    await openList(page);
    const asked = page.waitForRequest(
      call => call.url().endsWith('/web/Product/List') && call.postDataJSON().page === 3,
    );
    await otherPage(page).click();
    expect(await (await asked).headerValue('authorization')).toBe('token-of-wang');
  });

  test('a refresh-token header becomes the token of the calls after it', async ({ page }) => {
    await bringToken(page, 'token-before');
    await openList(page);
    await page.route('**/web/Product/List', async route => {
      if (route.request().postDataJSON().page !== 3) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'refresh-token': 'token-after' } });
    });
    await otherPage(page).click();
    await expect.poll(() => stored(page, 'token')).toBe('"token-after"');
    const asked = page.waitForRequest(
      call => call.url().endsWith('/web/Product/List') && call.postDataJSON().pageSize === 48,
    );
    await page.getByLabel('每页').selectOption({ label: '48 款' });
    expect(await (await asked).headerValue('authorization')).toBe('token-after');
  });
});

test.describe('messages of failures', () => {
  // The browser itself reports every answer that is an HTTP error; the stories cause them.
  test.use({ expectedErrors: /status of (401|406|422|500)|net::ERR_FAILED/ });

  const byStatus: [number, string][] = [
    [422, '参数错误，请检查参数'],
    [401, '未登录或者登录已失效，请重新登录'],
    [406, '你没有权限操作该action'],
    [500, '请求错误，请联系管理员'],
  ];
  test('say what the status means, or what the server says', async ({ page }) => {
    const { message, mask } = frame(page);
    for (const [status, text] of byStatus) {
      await test.step(`HTTP ${status}: ${text}`, async () => {
        await openList(page);
        await page.route('**/web/Product/List', route =>
          route.fulfill({ status, ...envelope(null, status, '服务器的原话') }),
        );
        await otherPage(page).click();
        await expect(message).toHaveText(text);
        await expect(message).toHaveAttribute('data-message', 'error');
        await expect(mask).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
        await page.unroute('**/web/Product/List');
      });
    }
    await test.step('a business failure is said in the words of the server', async () => {
      await openList(page);
      await page.route('**/web/Product/List', route => route.fulfill(envelope(null, 1010, '目录正在更新，请稍后再查')));
      await otherPage(page).click();
      await expect(message).toHaveText('目录正在更新，请稍后再查');
      await expect(mask).toHaveCount(0);
      await page.unroute('**/web/Product/List');
    });
  });

  test('of the network: its own message; no call is asked again behind the back of the visitor', async ({ page }) => {
    await test.step('a network failure shows its own message, and 重试 brings the list back', async () => {
      const { message, mask } = frame(page);
      await openList(page);
      await page.route('**/web/Product/List', route => route.abort());
      await otherPage(page).click();
      await expect(message).toHaveText('Network Error');
      await expect(mask).toHaveCount(0);

      await page.unroute('**/web/Product/List');
      await page.getByRole('main').getByRole('button', { name: '重试' }).click();
      await expect(otherPage(page)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    });

    await test.step('a failed call is not asked again behind the back of the visitor', async () => {
      await openList(page);
      await page.route('**/web/Product/List', route => route.fulfill({ status: 500, ...envelope(null, 500, '') }));
      const { count } = countCalls(page, '/Product/List', { page: 3 });
      await otherPage(page).click();
      await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
      expect(count()).toBe(1);
    });
  });
});

test.describe('a message', () => {
  clockTest('stays for 3000 ms', async ({ page }) => {
    const { message, searchButton } = frame(page);
    await page.clock.install();
    await openFrame(page);
    await stopTime(page);
    await searchButton.click();
    await expect(message).toBeVisible();
    await page.clock.runFor(2999);
    await expect(message).toBeVisible();
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
  });

  clockTest(
    'takes the place of the one before: there is never more than one, and its time begins anew',
    async ({ page }) => {
      const { message, searchButton } = frame(page);
      await page.clock.install();
      await openList(page);
      await page.route('**/web/Product/List', route => route.fulfill(envelope(null, 1010, '先来的消息')));
      await stopTime(page);
      await otherPage(page).click();
      await expect(message).toHaveText('先来的消息');
      await page.clock.runFor(2000);
      await searchButton.click();
      await expect(message).toHaveText(['请输入关键词在操作']);
      await page.clock.runFor(2999);
      await expect(message).toHaveText(['请输入关键词在操作']);
      await page.clock.runFor(1);
      await expect(message).toHaveCount(0);
    },
  );
});
