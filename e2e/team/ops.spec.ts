import { violationsOf } from '../site/axe';
import { RemoteFolder } from '../site/remote-folder';
import { runCommand } from '../site/run-command';
import { accountWithPassword } from '../site/set-password';
import { expect, test } from '../site/test';

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');
const userName = `值班员${Date.now() % 1_000_000}`;
let password = '';

test.beforeAll(async () => {
  // What is wrong with a name is said in one line, as on the page.
  const tooShort = await runCommand('user', 'create', '值班').catch(String);
  expect(tooShort).toContain('用户名：应为 3～32 个字符');
  expect(tooShort).not.toContain('    at ');
  password = await accountWithPassword(userName, '夜班时的一壶热水');
});
test.afterEach(() => catalog().publishBuilt());

// The browser itself reports the answer to a login that fails.
test.use({ expectedErrors: /status of 403/ });

test('an operator sees a bad version fail, and brings the one before it back with one click', async ({
  page,
  context,
}) => {
  await test.step('who is not of the staff stays outside', async () => {
    await page.goto('/ops');
    await page.getByLabel('用户名').fill(userName);
    await page.getByLabel('密码').fill(password);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('alert')).toHaveText('这个账号没有运维权限。');
  });

  await test.step('staff see what is live', async () => {
    await runCommand('user', 'staff', userName);
    await page.getByLabel('密码').fill(password);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '运维' })).toBeVisible();
  });

  const { manifest } = await catalog().live();
  const bad = await catalog().republish(manifest.preload.initial[0] ?? '', text => `${text}\n`, '9.1.0-00000001');
  await page.getByRole('link', { name: '刷新' }).click();
  const section = page.getByRole('region', { name: manifest.title, exact: true });
  await expect(section.getByRole('row', { name: new RegExp(`${bad} 正式`) })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await test.step('on a phone what is wrong stands first, and what decides on the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(/没有异常|正在发生/);
    const row = section.getByRole('row', { name: new RegExp(`${bad} 正式`) });
    for (const label of ['访客', '错误率']) {
      const box = await row.locator(`[data-label="${label}"]`).boundingBox();
      expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    // Who is at each job, and why one fails, is read without pushing the table aside.
    const jobs = page.getByRole('region', { name: '各项工作' });
    await expect(jobs.locator('[data-label="谁在做"]').first()).toBeVisible();
    expect(await jobs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await section.getByRole('button', { name: `回滚到此版本 ${manifest.title} ${manifest.version}` }).click();
  await expect(page.getByRole('status')).toContainText('已回滚');
  await expect(section.getByRole('row', { name: new RegExp(`${manifest.version} 正式`) })).toBeVisible();
  await expect(page.getByRole('region', { name: '部署记录' })).toContainText(userName);

  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.locator(`[data-remote="catalog@${manifest.version}"]`).first()).toBeVisible();

  await page.getByRole('button', { name: '退出' }).click();
  await expect(page.getByRole('heading', { name: '运维登录' })).toBeVisible();
});
