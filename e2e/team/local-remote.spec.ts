import type { Page } from '@playwright/test';
import { CheckoutCopy } from '../../tools/lib/checkout-copy';
import { freePort } from '../site/start-site';
import { expect, test } from '../site/test';
import { heading } from '../visitor/pages/frame';

// A team works on its remote alone: nobody else's development servers run.

let copy: CheckoutCopy;
test.beforeAll(async () => {
  copy = await CheckoutCopy.make();
});
test.afterAll(() => copy.remove());

/** The remote's own command, with the running site as the API. */
async function startAlone(remote: string) {
  const port = await freePort();
  const command = `npm run dev -w remote-${remote} -- --port ${port} --api ${process.env.SITE_URL}`;
  const { stop } = await copy.start(command, /单独运行：http/);
  const leave = async (page: Page) => {
    // Pending requests would fail when the server stops.
    await page.goto('about:blank');
    await stop();
  };
  return { url: `http://localhost:${port}`, leave };
}

for (const [remote, path, title] of [
  ['catalog', '/light', /光源/],
  ['content', '/article/list', /技术文档/],
  ['download', '/download', /下载中心/],
  ['selection', '/selection/lens', /镜头选型/],
] as const) {
  test(`${remote} runs without shell and site: its page, its name, and what it asks of its host`, async ({ page }) => {
    const { url, leave } = await startAlone(remote);
    try {
      await page.goto(url + path);
      await expect(heading(page)).toHaveText(title);
      const bar = page.getByRole('complementary', { name: '单独运行' });
      await expect(bar).toContainText(remote);
      // Signed in, every remote has something to ask of the API or of its host.
      await bar.getByRole('button', { name: '以测试用户登录' }).click();
      await expect(bar.getByRole('list', { name: '请求过的服务' }).getByRole('listitem').first()).toBeVisible();
    } finally {
      await leave(page);
    }
  });
}

test('an edit shows without the page being loaded again', async ({ page }) => {
  const { url, leave } = await startAlone('content');
  try {
    await page.goto(`${url}/article/list`);
    await expect(heading(page)).toHaveText('技术文档');
    await page.evaluate('globalThis.sameDocument = true');
    await copy.edit('remote-content/src/pages/article-list/article-list.page.tsx', text =>
      text.replace('title="技术文档"', 'title="技术文档（改过）"'),
    );
    await expect(heading(page)).toHaveText('技术文档（改过）');
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
  } finally {
    await leave(page);
  }
});
