import { expect, type Page } from '@playwright/test';
import { frame } from './frame';

export interface Account {
  userName: string;
  password: string;
}

const run = Date.now().toString(36);
let made = 0;

/** A user name that this run has not used yet. */
export function newAccount(): Account {
  made += 1;
  return { userName: `访客-${run}-${made}`, password: `远心 与 线扫 ${run} ${made}` };
}

/** An account that exists already. */
export async function registered(page: Page): Promise<Account & { token: string }> {
  const account = newAccount();
  const response = await page.request.post('/web/Home/Register', { data: account });
  const { state, content } = await response.json();
  expect(state).toBe(0);
  return { ...account, token: content.token };
}

/** The visitor comes with a token, as if logged in before. */
export async function bringToken(page: Page, token: string, userName = '王工'): Promise<void> {
  await page.addInitScript(
    ([text, name]) => {
      // Set once only, so that later changes by the site survive a reload.
      if (sessionStorage.getItem('brought')) return;
      sessionStorage.setItem('brought', 'true');
      localStorage.setItem('token', JSON.stringify(text));
      localStorage.setItem(
        'user',
        JSON.stringify({ isLogin: true, user: { id: 1, userName: name, token: text }, showLogin: false }),
      );
    },
    [token, userName] as const,
  );
}

/** Opens the login dialog from the header and fills it in. */
export async function fillLogin(page: Page, account: Account, tab: '登录' | '注册' = '登录'): Promise<void> {
  const { login, loginButton } = frame(page);
  await loginButton.click();
  await login.getByRole('tab', { name: tab }).click();
  await login.getByLabel('用户名').fill(account.userName);
  await login.getByLabel('密码', { exact: true }).fill(account.password);
}

export const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key);
