import type { APIRequestContext } from '@playwright/test';
import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { fillLogin, newAccount } from '../visitor/pages/account';
import { expectReload, frame, markDocument, openFrame } from '../visitor/pages/frame';

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');

test.afterEach(() => catalog().publishBuilt());

test('a version is tried on those who are signed in: from the login to the logout, and never on anybody else', async ({
  page,
  playwright,
}) => {
  const { manifest } = await catalog().live();
  const next = '9.21.0-00000001';
  const dist = await catalog().variant(manifest.preload.initial[0] ?? '', text => `${text}\n`, next);
  await deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke');
  const tried = await deploy('promote', '--remote', 'catalog', '--to', '100', '--group', 'signed-in');
  expect(tried).toMatchObject({ code: 0, json: { version: next, changed: true } });
  expect(tried.json.rows).toEqual(
    expect.arrayContaining([
      { version: next, traffic: 0, default: false, audience: { group: 'signed-in', percent: 100 } },
      { version: manifest.version, traffic: 100, default: true },
    ]),
  );
  const shown = (version: string) => page.locator(`[data-remote="catalog@${version}"]`).first();
  /** Asks as a browser of somebody else, whose cookies are not the page's. */
  async function elsewhere<T>(ask: (request: APIRequestContext) => Promise<T>): Promise<T> {
    const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL });
    return ask(request).finally(() => request.dispose());
  }
  const strangersPage = () => elsewhere(async request => (await request.get('/brands')).text());

  await openFrame(page, '/brands');
  await expect(shown(manifest.version)).toBeVisible();
  const who = newAccount();
  expect((await elsewhere(request => request.post('/web/Home/Register', { data: who }))).ok()).toBe(true);
  await markDocument(page);
  await fillLogin(page, who);
  await frame(page).login.getByRole('button', { name: '登录', exact: true }).click();
  await expectReload(page);
  await expect(shown(next)).toBeVisible();
  // The page that was drawn and kept for those who are signed in is sent to nobody else, nor the other way round.
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await strangersPage()).not.toContain(`/remotes/catalog/${next}/`);
    await page.reload();
    await expect(shown(next)).toBeVisible();
  }

  const left = page.waitForResponse(response => response.url().endsWith('/Account/Logout'));
  await page.getByRole('banner').getByRole('button', { name: '退出' }).click();
  expect((await (await left).allHeaders())['set-cookie']).toContain('signed-in=;');
  await page.goto('/brands');
  await expect(shown(manifest.version)).toBeVisible();

  const back = await deploy('rollback', '--remote', 'catalog', '--reason', '登录用户反馈列表少了一列');
  expect(back).toMatchObject({ code: 0, json: { version: manifest.version } });
});

test('a version is tried on those who took an invitation, until they leave; a link of somebody else makes nobody a member', async ({
  page,
  playwright,
}) => {
  const { manifest } = await catalog().live();
  const next = '9.21.0-00000002';
  const dist = await catalog().variant(manifest.preload.initial[0] ?? '', text => `${text}\n`, next);
  await deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke');
  const made = await deploy('group', 'create', 'beta', '--label', '内测');
  const tried = await deploy('promote', '--remote', 'catalog', '--to', '100', '--group', 'beta');
  expect(tried).toMatchObject({ code: 0, json: { version: next, changed: true } });
  const shown = (version: string) => page.locator(`[data-remote="catalog@${version}"]`).first();
  const stranger = await playwright.request.newContext({ baseURL: process.env.SITE_URL });
  const strangersPage = async () => (await stranger.get('/brands')).text();

  const invitation = new URL(made.json.link ?? '', process.env.SITE_URL);
  await page.goto(invitation.pathname + invitation.search);
  await expect(page.getByRole('heading', { level: 1, name: '参加「内测」' })).toBeVisible();
  // To look at the invitation joins nobody.
  await openFrame(page, '/brands');
  await expect(shown(manifest.version)).toBeVisible();
  await page.goto(invitation.pathname + invitation.search);
  await page.getByRole('button', { name: '加入' }).click();
  await expect(page.getByRole('status')).toContainText('已加入试用');
  await openFrame(page, '/brands');
  await expect(shown(next)).toBeVisible();
  expect(await strangersPage()).not.toContain(`/remotes/catalog/${next}/`);
  await page.reload();
  await expect(shown(next)).toBeVisible();

  await page.goto('/site/group');
  await page.getByRole('button', { name: '退出试用' }).click();
  await expect(page.getByRole('status')).toContainText('没有加入试用');
  await openFrame(page, '/brands');
  await expect(shown(manifest.version)).toBeVisible();

  expect(await deploy('group', 'delete', 'beta')).toMatchObject({ code: 1 });
  await deploy('rollback', '--remote', 'catalog', '--reason', '内测反馈列表少了一列');
  expect(await deploy('group', 'delete', 'beta')).toMatchObject({ code: 0 });
  expect((await stranger.get(invitation.pathname + invitation.search)).status()).toBe(410);
  await stranger.dispose();
});
