import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { type Account, bringToken, fillLogin, newAccount, registered, stored } from './pages/account';
import { expectBriefMessage, expectReload, followPlainLink, frame, markDocument, openFrame } from './pages/frame';

const account = (page: Page) => page.getByRole('dialog', { name: '我的账号' });

async function logIn(page: Page, who: Account): Promise<void> {
  await openFrame(page, '/brands');
  await markDocument(page);
  await fillLogin(page, who);
  await frame(page).login.getByRole('button', { name: '登录', exact: true }).click();
  await expectReload(page);
  await expect(page.getByRole('button', { name: `我的账号：${who.userName}` })).toBeVisible();
}

/** The visitor logged in at an earlier visit. */
async function comeIn(page: Page): Promise<Account> {
  const who = await registered(page);
  await bringToken(page, who.token, who.userName);
  await openFrame(page, '/brands');
  await expect(page.getByRole('button', { name: `我的账号：${who.userName}` })).toBeVisible();
  return who;
}

async function openAccount(page: Page, tab?: string): Promise<void> {
  await page.getByRole('button', { name: /^我的账号/ }).click();
  // It grows into its place: on a busy machine a press would meet what was under the pointer a moment before.
  await expect(account(page)).toHaveClass(/zoomModal-enter-done/);
  if (tab) await account(page).getByRole('tab', { name: tab }).click();
}

test('a visitor saves a profile and finds it at the next visit', async ({ page }) => {
  await comeIn(page);
  await openAccount(page);
  const dialog = account(page);
  await dialog.getByLabel('姓名').fill('王工');
  await dialog.getByLabel('公司').fill('某视觉公司');
  await dialog.getByLabel('电话').fill('+86 755 1234 5678');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(frame(page).message).toHaveText('资料已保存');
  await page.reload();
  await openAccount(page);
  await expect(account(page).getByLabel('公司')).toHaveValue('某视觉公司');
});

test.describe('a phone number that is none', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('is told at its field and stays', async ({ page }) => {
    await comeIn(page);
    await openAccount(page);
    const phone = account(page).getByLabel('电话');
    await phone.fill('找前台');
    await account(page).getByRole('button', { name: '保存' }).click();
    await expect(phone).toHaveAccessibleDescription(/电话：应为/);
    await expect(phone).toHaveValue('找前台');
  });
});

test('a changed password ends the login of the other browser, which shows why and asks to log in', async ({
  page,
  browser,
  baseURL,
}) => {
  const who = await registered(page);
  const elsewhere = await browser.newContext({
    baseURL,
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'isAbout', value: 'true' }] }],
    },
  });
  const other = await elsewhere.newPage();
  await logIn(other, who);
  await logIn(page, who);
  await openAccount(page, '设备');
  await expect(account(page).getByText('本机')).toHaveCount(1);
  // This browser, the other, and the session that registering opened.
  await expect(account(page).getByRole('listitem')).toHaveCount(3);

  await account(page).getByRole('tab', { name: '密码' }).click();
  await account(page).getByLabel('原密码', { exact: true }).fill(who.password);
  await account(page).getByLabel('新密码', { exact: true }).fill(newAccount().password);
  await account(page).getByRole('button', { name: '修改密码' }).click();
  await expect(frame(page).message).toHaveText('密码已修改，其他 2 台设备已退出');

  await expectBriefMessage(other, '登录失效，请登录后再操作', () =>
    other.getByRole('button', { name: /^我的账号/ }).click(),
  );
  await expect(frame(other).login).toBeVisible();
  await expect(account(other)).toHaveCount(0);
  expect(await stored(other, 'token')).toBeNull();
  await elsewhere.close();
});

test('input survives an expired login', async ({ page }) => {
  const who = await comeIn(page);
  await page.goto('/download?typeId=1&q=目录');
  await page.getByRole('combobox', { name: '关键词' }).fill('远心镜头');
  await openAccount(page);
  await account(page).getByLabel('公司').fill('某视觉公司');
  await account(page).getByLabel('电话').fill('0755 1234 5678');

  const token = JSON.parse((await stored(page, 'token')) ?? '""');
  await page.request.post('/web/Account/Logout', { data: {}, headers: { authorization: token } });
  await expectBriefMessage(page, '登录失效，请登录后再操作', () =>
    account(page).getByRole('button', { name: '保存' }).click(),
  );
  const { login, message } = frame(page);
  await login.getByLabel('用户名').fill(who.userName);
  await login.getByLabel('密码', { exact: true }).fill(who.password);
  await login.getByRole('button', { name: '登录', exact: true }).click();

  await expect(page.getByRole('button', { name: `我的账号：${who.userName}` })).toBeVisible();
  await expect(account(page).getByLabel('公司')).toHaveValue('某视觉公司');
  await account(page).getByRole('button', { name: '保存' }).click();
  await expect(message).toHaveText('资料已保存');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: '关键词' })).toHaveValue('远心镜头');
  await expect(page.getByRole('searchbox', { name: '标题或说明中的文字' })).toHaveValue('目录');
  await expect(page.getByRole('link', { name: /^产品目录表/ })).toHaveAttribute('aria-current', 'true');
});

test('退出 ends the session on the server too', async ({ page }) => {
  await comeIn(page);
  const token = JSON.parse((await stored(page, 'token')) ?? '""');
  const left = page.waitForResponse('**/web/Account/Logout');
  await page.getByRole('banner').getByRole('button', { name: '退出' }).click();
  await left;
  await expect(frame(page).loginButton).toBeVisible();
  const answer = await page.request.post('/web/Account/Profile', { data: {}, headers: { authorization: token } });
  expect((await answer.json()).state).toBe(10000);
});

test('a login continues to the download centre that was blocked', async ({ page }) => {
  const who = await registered(page);
  await openFrame(page, '/brands');
  await followPlainLink(page, '/download');
  const { login } = frame(page);
  await expect(login).toBeVisible();
  await login.getByLabel('用户名').fill(who.userName);
  await login.getByLabel('密码', { exact: true }).fill(who.password);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/download');
  await expect(page.getByRole('button', { name: `我的账号：${who.userName}` })).toBeVisible();
});

test('an account that is deleted is gone: its owner is logged out and its password opens nothing', async ({ page }) => {
  const who = await comeIn(page);
  await openAccount(page, '注销');
  await account(page).getByLabel('密码', { exact: true }).fill(who.password);
  await account(page).getByRole('button', { name: '注销账号' }).click();
  await expect(frame(page).message).toHaveText('账号已注销');
  await expect(frame(page).loginButton).toBeVisible();
  const { password, userName } = who;
  const answer = await page.request.post('/web/Home/Login', { data: { userName, password } });
  expect((await answer.json()).state).not.toBe(0);
});

test('by keyboard: from the header to a saved name, and the focus back where it was', async ({ page }) => {
  const who = await comeIn(page);
  const button = page.getByRole('button', { name: `我的账号：${who.userName}` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(account(page).getByLabel('姓名')).toBeVisible();
  await account(page).getByRole('tab', { name: '资料' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('王工');
  await page.keyboard.press('Enter');
  await expect(frame(page).message).toHaveText('资料已保存');
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone the tabs of the account stand on one line, and what is kept says where nothing is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page);
  await openAccount(page, '收藏');
  const tabs = account(page).getByRole('tab');
  await expect(tabs).toHaveCount(6);
  const heights = await tabs.evaluateAll(all => all.map(tab => tab.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeLessThan(50);
  const list = account(page).getByRole('tablist');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(account(page).getByRole('tabpanel')).toContainText('还没有');
});
