import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { bringToken, registered, stored } from './pages/account';
import { frame, heading, openFrame, visit, worked } from './pages/frame';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';

const toEnglish = (page: Page) => frame(page).footer.getByRole('button', { name: 'English' });
const toChinese = (page: Page) => frame(page).footer.getByRole('button', { name: '中文' });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const language = (page: Page, selector: string) => page.locator(selector).first().getAttribute('lang');

/** Chinese texts within an element that do not say that they are Chinese. */
const chineseIn = (part: Locator): Promise<string[]> =>
  part.evaluate(element =>
    [...element.querySelectorAll('*')]
      .filter(each => !each.closest('[lang="zh-CN"]'))
      .flatMap(each => [...each.childNodes])
      .filter(node => node.nodeType === Node.TEXT_NODE && /\p{Script=Han}/u.test(node.textContent ?? ''))
      .map(({ textContent }) => textContent ?? ''),
  );

/** The frame speaks English, and the document says so. */
async function expectEnglish(page: Page) {
  await expect(login(page)).toBeVisible();
  await expect(page.locator('html[lang="en"]')).toBeAttached();
}

test('a visitor who reads English has the frame in it by keyboard, keeps it, and goes back', async ({
  page,
  context,
}) => {
  await openFrame(page, '/brands');
  expect(await language(page, 'html')).toBe('zh-CN');
  await expect(toEnglish(page)).toHaveAttribute('lang', 'en');
  await toEnglish(page).focus();
  await page.keyboard.press('Enter');
  await expectEnglish(page);
  await expect(toChinese(page)).toBeFocused();
  await expect(toChinese(page)).toHaveAttribute('lang', 'zh-CN');

  await test.step('everything of the frame, with the names of the menu and the categories', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const name of ['Home', 'Articles', 'Downloads', 'Brands']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const strip = page.getByRole('navigation', { name: 'Product categories' });
    await expect(strip.getByRole('link', { name: 'Telecentric lenses' })).toBeVisible();
    await expect(
      page.getByRole('textbox', { name: 'Keywords' }).or(page.getByRole('combobox', { name: 'Keywords' })),
    ).toHaveAttribute('placeholder', 'Search by keyword');
    await expect(page).toHaveTitle('Brands - 视选');
    await expect(frame(page).footer.getByText('All rights reserved')).toBeVisible();
  });

  await test.step('the page of a remote without English stays Chinese, and says that it is', async () => {
    await expect(heading(page, '品牌系列')).toBeVisible();
    expect(await language(page, 'main [data-remote^="catalog@"]')).toBe('zh-CN');
    await expectSound(page);
  });

  await test.step('a page that the frame lacks speaks English as well', async () => {
    await visit(page, '/nowhere');
    await expect(heading(page, 'No such page')).toBeVisible();
  });

  await test.step('the dialog for login, too', async () => {
    await login(page).click();
    const dialog = page.getByRole('dialog', { name: 'Log in to 视选' });
    await dialog.getByRole('tab', { name: 'Register' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('User name: please fill in')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
  });

  await test.step('after a reload the server’s Chinese page is taken over, and then it is English', async () => {
    await page.goto('/brands');
    await worked(page, ['header']);
    await expectEnglish(page);
  });

  const second = await context.newPage();
  await test.step('another tab has it too, and a change there reaches this one', async () => {
    await second.goto('/article/list');
    await expectEnglish(second);
    await toChinese(second).click();
    await expect(frame(second).loginButton).toBeVisible();
    await expect(frame(page).loginButton).toBeVisible();
    await expect(page.locator('html[lang="zh-CN"]')).toBeAttached();
    expect(await language(page, 'main [data-remote^="catalog@"]')).toBeNull();
    expect(await stored(page, 'language')).toBeNull();
  });
});

test('the download centre is English from its heading to its empty list; titles of files say that they are Chinese', async ({
  page,
}) => {
  const { token, userName } = await registered(page);
  await bringToken(page, token);
  await openFrame(page, '/download');
  await toEnglish(page).click();
  await expect(heading(page, 'Downloads')).toBeVisible();
  const centre = page.locator('main [data-remote^="download@"]');
  expect(await centre.getAttribute('lang')).toBeNull();
  await expect(centre.getByRole('navigation', { name: 'Types of files' }).getByText('All types')).toBeVisible();
  const titles = centre.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveAttribute('lang', 'zh-CN');
  await expectSound(page);

  await test.step('only data are Chinese', async () => {
    // Commands hold the names of files.
    expect((await chineseIn(centre)).filter(text => !/\.(?:xlsx|csv|pdf|svg|zip)/.test(text))).toEqual([]);
  });

  await test.step('我的账号 is English in all its tabs', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'My account: 王工' }).click();
    const dialog = page.getByRole('dialog', { name: 'My account' });
    for (const name of ['Profile', 'Saved', 'Password', 'Email', 'Devices', 'Delete']) {
      await dialog.getByRole('tab', { name, exact: true }).click();
      await expect(dialog.getByRole('tabpanel', { name })).toBeVisible();
      await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
      // The visitor's own name stays as they chose it.
      expect((await chineseIn(dialog)).filter(text => !text.startsWith(userName))).toEqual([]);
    }
    await page.keyboard.press('Escape');
  });

  await page.goto('/download?q=zzzz&typeId=x');
  await expect(centre.getByText('No files match')).toBeVisible();
  await expect(
    centre.getByText('Type "x" is not valid and was ignored: it should be a whole number from 1'),
  ).toBeVisible();
  await centre.getByRole('link', { name: 'My downloads' }).click();
  await expect(centre.getByText('Nothing downloaded yet')).toBeVisible();
});

test('on a phone the longer words fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await registered(page);
  await bringToken(page, token);
  await openFrame(page, '/download');
  await toEnglish(page).click();
  await expect(heading(page, 'Downloads')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^My account/ }).click();
  const account = page.getByRole('dialog', { name: 'My account' });
  await expect(account.getByText('registered on')).toBeVisible();
  const beyond = await account.evaluate(dialog => {
    const { right } = dialog.getBoundingClientRect();
    return [...dialog.querySelectorAll('[role="tab"]')].filter(tab => tab.getBoundingClientRect().right > right).length;
  });
  expect(beyond).toBe(0);
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Camera selection' }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('where the English texts do not come', () => {
  test.use({ expectedErrors: /Failed to load resource|ChunkLoadError/ });

  test('the page stays Chinese and works, the site hears of it, and another try brings them', async ({ page }) => {
    await openFrame(page, '/brands');
    await page.route('**/*.js', route => route.abort());
    const told = page.waitForRequest(
      request => request.url().endsWith('/site/report') && request.postData()?.includes('"chunk"') === true,
    );
    await toEnglish(page).click();
    await expect(frame(page).message).toHaveText('英文文字没有下载成功，界面仍为中文。请检查网络后再试。');
    expect((await told).postDataJSON().records).toContainEqual(
      expect.objectContaining({ kind: 'error', app: 'shell', failure: 'chunk' }),
    );
    await expect(frame(page).loginButton).toBeVisible();
    expect(await language(page, 'html')).toBe('zh-CN');
    await page.unroute('**/*.js');
    await toEnglish(page).click();
    await expectEnglish(page);
  });
});
