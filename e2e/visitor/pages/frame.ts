import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every page. */
export const frame = (page: Page) => ({
  menu: page.getByRole('navigation', { name: '主菜单' }),
  strip: page.getByRole('navigation', { name: '产品分类' }),
  footer: page.getByRole('contentinfo'),
  searchBox: page.getByPlaceholder('请输入关键词搜索'),
  searchButton: page.getByRole('banner').getByRole('button', { name: '搜索' }),
  aboutButton: page.getByRole('banner').getByRole('button', { name: '关于我们' }),
  loginButton: page.getByRole('banner').getByRole('button', { name: '登录' }),
  message: page.locator('[data-message]'),
  mask: page.locator('[data-loading-mask]'),
  about: page.getByRole('dialog', { name: '关于我们' }),
  login: page.getByRole('dialog', { name: /^(登录视选|注册视选账号|找回密码)$/ }),
  tray: page.getByRole('region', { name: '对比栏' }),
});

/**
 * Does what a message answers that stays for less than a second. It is looked for in every frame: an assertion looks once a
 * second, and would miss it.
 */
export async function expectBriefMessage(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const shown = page.evaluate(
    expected =>
      new Promise<void>(resolve => {
        const look = () => {
          const said = [...document.querySelectorAll('[data-message]')].map(({ textContent }) => textContent);
          if (said.includes(expected)) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
  await Promise.all([shown, act()]);
}

/** The heading of the page in sight; pages that are kept behind have theirs as well. */
export const heading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });

/** Waits until React works in these parts of the page: drawn here, or taken over as the server drew them. */
export const worked = (page: Page, selectors: readonly string[] = ['header', 'main h1']) =>
  expect
    .poll(
      () =>
        page.evaluate(
          all =>
            all.filter(selector => {
              const part = document.querySelector(selector);
              return !part || !Object.keys(part).some(key => key.startsWith('__reactFiber'));
            }),
          selectors,
        ),
      { message: 'parts of the page that do not work yet', intervals: [50, 100, 250] },
    )
    .toEqual([]);

/** Waits until the frame stands there with its data, and works. */
export async function openFrame(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await worked(page, ['header']);
  await expect(frame(page).strip.getByRole('link').first()).toBeVisible();
  await expect(frame(page).footer.getByText('视选', { exact: true })).toBeVisible();
}

/** Goes to a page as a link does, without loading the document. */
export const visit = (page: Page, path: string) =>
  page.evaluate(to => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Waits until all motion has ended, disappearing elements included. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // Scroll-driven and infinite animations never finish.
    const finite = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(finite.map(animation => animation.finished));
  });
}

/** A link within the site that a text, not the router, brings along. */
export async function followPlainLink(page: Page, href: string): Promise<void> {
  await page.evaluate(target => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = `链接 ${target}`;
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: `链接 ${href}`, exact: true }).click();
}

/** Leaves a mark that does not outlive a reload. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
export const expectReload = (page: Page) => expect(page.locator('html:not([data-mark])')).toBeAttached();
export const expectNoReload = (page: Page) => expect(page.locator('html[data-mark]')).toBeAttached();

/**
 * Goes from page to page until a navigation loads a document. What the page hears of the site is told to a story before the
 * page has read it: the first navigation may come too early.
 */
export async function visitUntilReload(page: Page, paths: readonly [string, string]): Promise<void> {
  let [path, next] = paths;
  await expect(async () => {
    [path, next] = [next, path];
    await visit(page, path);
    await page.waitForURL(url => url.pathname === path, { timeout: 5000 });
    await expect(page.locator('html:not([data-mark])')).toBeAttached({ timeout: 1000 });
  }).toPass();
}
