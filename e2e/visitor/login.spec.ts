import { clockTest, expect, test } from '../site/test';
import { bringToken, fillLogin, newAccount, registered, stored } from './pages/account';
import { envelope, noteAnswers, saveData } from './pages/answers';
import {
  expectNoReload,
  expectReload,
  followPlainLink,
  frame,
  heading,
  markDocument,
  openFrame,
  settled,
} from './pages/frame';
import { stopTime } from './pages/time';

test.describe('the download centre', () => {
  test('asks for a login without a word; other pages are open', async ({ page }) => {
    await test.step('without a login a link to it leads nowhere, opens the dialog and says nothing', async () => {
      const { login, message } = frame(page);
      await openFrame(page, '/brands');
      await markDocument(page);
      await followPlainLink(page, '/download');
      await expect(login).toBeVisible();
      await expect(page).toHaveURL('/brands');
      await expectNoReload(page);
      await expect(heading(page, '品牌系列')).toBeAttached();
      await expect(message).toHaveCount(0);
    });

    await test.step('other pages are open to everybody', async () => {
      await openFrame(page);
      await followPlainLink(page, '/goods/list');
      await expect(heading(page, '产品查询')).toBeVisible();
      await followPlainLink(page, '/article/list');
      await expect(page).toHaveURL('/article/list');
      await expect(frame(page).login).toHaveCount(0);
    });

    await test.step('opened by its address, the dialog opens over a page that offers the login again once it is closed', async () => {
      const { login, message } = frame(page);
      const response = await page.goto('/download');
      expect(response?.status()).toBe(200);
      await expect(login).toBeVisible();
      await expect(message).toHaveCount(0);
      await login.getByRole('button', { name: '关闭' }).click();
      await expect(login).toBeHidden();
      await page.getByRole('main').getByRole('button', { name: '登录或注册' }).click();
      await expect(login).toBeVisible();
    });
  });

  test('with a token it is not stopped', async ({ page }) => {
    const { token } = await registered(page);
    await bringToken(page, token);
    await openFrame(page, '/brands');
    await followPlainLink(page, '/download');
    await expect(page).toHaveURL('/download');
    await expect(heading(page, '下载中心')).toBeVisible();
    await expect(frame(page).login).toHaveCount(0);
  });
});

test('a wrong password is passed over in silence: no message, the dialog and what was typed stay', async ({ page }) => {
  const { login, message } = frame(page);
  const { userName } = await registered(page);
  await openFrame(page);
  await markDocument(page);
  await fillLogin(page, { userName, password: 'not the password' });
  const answer = page.waitForResponse('**/web/Home/Login');
  await login.getByRole('button', { name: '登录', exact: true }).click();
  expect((await (await answer).json()).state).not.toBe(0);
  // The dialog has taken note of the answer: it asks for the password again.
  await expect(login.getByLabel('密码', { exact: true })).toBeFocused();
  await expect(message).toHaveCount(0);
  await expect(login.getByRole('alert')).toHaveCount(0);
  await expect(login.getByLabel('用户名')).toHaveValue(userName);
  await expect(login.getByLabel('密码', { exact: true })).toHaveValue('not the password');
  await settled(page);
  await expect(login).toBeVisible();
  await expectNoReload(page);
  expect(await stored(page, 'token')).toBeNull();
});

test('logging in stores user and token, closes the dialog and loads the page anew as that visitor', async ({
  page,
}) => {
  const { login } = frame(page);
  const account = await registered(page);
  await openFrame(page, '/brands');
  await markDocument(page);
  await fillLogin(page, account);
  // Read in transit: the calling page is gone when the answer arrives.
  let token = '';
  await page.route('**/web/Home/Login', async route => {
    const response = await route.fetch();
    ({ token } = (await response.json()).content);
    await route.fulfill({ response });
  });
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expectReload(page);
  await expect(page).toHaveURL('/brands');
  await expect(page.getByRole('banner').getByText(account.userName)).toBeVisible();
  await expect(login).toHaveCount(0);
  expect(await stored(page, 'token')).toBe(JSON.stringify(token));
  const user = JSON.parse((await stored(page, 'user')) ?? 'null');
  expect(user).toMatchObject({ isLogin: true, user: { userName: account.userName, token } });
});

test('logging out forgets everything that was stored', async ({ page }) => {
  await bringToken(page, 'some-token');
  await openFrame(page);
  await page.evaluate(() => localStorage.setItem('contrasts', '[]'));
  await page.getByRole('banner').getByRole('button', { name: '退出' }).click();
  await expect(frame(page).loginButton).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('registration', () => {
  test('what is wrong is said field by field before anything is sent', async ({ page }) => {
    const { login, message } = frame(page);
    await openFrame(page);
    await fillLogin(page, { userName: '', password: '' }, '注册');
    const submit = login.getByRole('button', { name: '注册', exact: true });
    const name = login.getByLabel('用户名');
    const password = login.getByLabel('密码', { exact: true });
    await submit.click();
    await expect(name).toHaveAccessibleDescription('请填写用户名');
    await expect(password).toHaveAccessibleDescription('请填写密码');
    await expect(name).toBeFocused();
    await name.fill('王');
    await password.fill('1234567');
    await expect(name).toHaveAccessibleDescription('用户名应为 3～32 个字符');
    await expect(password).toHaveAccessibleDescription('密码至少 8 个字符');
    await submit.click();
    await expect(message).toHaveCount(0);
  });

  test.describe('refused by the server', () => {
    test.use({ expectedErrors: /status of 422/ });

    test('the message of bad input shows, and the form names the field', async ({ page }) => {
      const { login, message } = frame(page);
      await openFrame(page);
      await fillLogin(page, { ...newAccount(), password: 'password123' }, '注册');
      await login.getByRole('button', { name: '注册', exact: true }).click();
      await expect(message).toHaveText('参数错误，请检查参数');
      await expect(login.getByRole('alert')).toContainText('密码：过于常见');
      await expect(login.getByLabel('密码', { exact: true })).toHaveValue('password123');
      expect(await stored(page, 'token')).toBeNull();
    });
  });

  clockTest('success is said, stored, and 500 ms later the page loads anew', async ({ page }) => {
    const { login, message } = frame(page);
    const account = newAccount();
    await page.clock.install();
    await openFrame(page);
    await markDocument(page);
    await fillLogin(page, account, '注册');
    await settled(page);
    await stopTime(page);
    const answer = page.waitForResponse('**/web/Home/Register');
    await login.getByRole('button', { name: '注册', exact: true }).click();
    const { content } = await (await answer).json();
    await expect(message).toHaveText('注册成功');
    await expect(message).toHaveAttribute('data-message', 'success');
    expect(await stored(page, 'token')).toBe(JSON.stringify(content.token));
    expect(JSON.parse((await stored(page, 'user')) ?? 'null')).toMatchObject({
      isLogin: true,
      user: content,
      showLogin: false,
    });

    await page.clock.runFor(499);
    await expectNoReload(page);
    await page.clock.runFor(1);
    await expectReload(page);
    await page.clock.resume();
    await expect(page.getByRole('banner').getByText(account.userName)).toBeVisible();
    await expect(login).toHaveCount(0);
  });
});

clockTest(
  'an expired login is said for 700 ms, then the visitor is logged out and asked to log in',
  async ({ page }) => {
    const { login, message } = frame(page);
    await bringToken(page, 'expired-token');
    await page.clock.install();
    // The next page, asked for ahead when its link comes near, would meet the refusal first.
    await saveData(page);
    await openFrame(page, '/goods/list?categoryId=2');
    const other = page.getByRole('link', { name: '第 3 页' });
    await expect(other).toBeVisible();
    await page.route('**/web/Product/List', route => route.fulfill(envelope(null, 10000, '会话已失效')));
    await stopTime(page);
    await other.click();
    await expect(message).toHaveText('登录失效，请登录后再操作');
    await page.clock.runFor(699);
    await expect(message).toHaveText('登录失效，请登录后再操作');
    expect(await stored(page, 'token')).toBe('"expired-token"');
    await expect(login).toHaveCount(0);

    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
    await page.clock.resume();
    await expect(login).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
    await expect(frame(page).loginButton).toBeAttached();
  },
);

clockTest('calls that find the login expired one after the other say it once', async ({ page }) => {
  const { login, message, strip } = frame(page);
  await bringToken(page, 'expired-token');
  const answered = await noteAnswers(page);
  await page.clock.install();
  // A page that asks for no list of its own.
  await openFrame(page, '/brands');
  await expect(heading(page, '品牌系列')).toBeVisible();
  const expired = envelope(null, 10000, '会话已失效');
  const answers: Record<string, () => Promise<void>> = {};
  for (const path of ['/Product/List', '/Product/FiltersInit']) {
    await page.route(`**/web${path}`, route => {
      answers[path] = () => route.fulfill(expired);
    });
  }
  await strip.getByRole('link', { name: 'FA 镜头' }).click();
  await expect.poll(() => Object.keys(answers).length).toBe(2);
  await stopTime(page);
  await answered('/Product/List', async () => answers['/Product/List']?.());
  await expect(message).toHaveText('登录失效，请登录后再操作');
  await page.clock.runFor(400);
  await answered('/Product/FiltersInit', async () => answers['/Product/FiltersInit']?.());
  await page.clock.runFor(300);
  await expect(message).toHaveCount(0);
  expect(await stored(page, 'token')).toBeNull();
  await page.clock.resume();
  await expect(login).toBeVisible();
});
