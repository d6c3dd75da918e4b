import type { NewKey } from '@shixuan/server/people';
import { violationsOf } from '../site/axe';
import { partnerCommand } from '../site/partner-command';
import { runCommand } from '../site/run-command';
import { accountWithPassword } from '../site/set-password';
import { answered, expect, heard, hearing, plainPage, test, widgetOf } from './test';

// The browser itself reports the answers that are refused.
test.use({ expectedErrors: /status of 403/ });

const name = `某某自动化 ${Date.now() % 1_000_000}`;
const userName = `值班${Date.now() % 1_000_000}`;
let created: NewKey;
let password = '';

test.beforeAll(async ({ foreign }) => {
  created = await partnerCommand('create', name, '--origin', foreign.origin);
  password = await accountWithPassword(userName, '夜班时的一壶热水');
  await runCommand('user', 'staff', userName);
});

const failures = async (page: Parameters<typeof heard>[0]) =>
  (await heard(page)).filter(({ type }) => type === 'selection-error').map(({ detail }) => detail);

test('an integrator’s page works with its key until an operator revokes it, and then says so', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  const html = plainPage(`${hearing}<shixuan-selection partner="${created.key}"></shixuan-selection>`);
  await test.step('the page works', async () => {
    const sent = page.waitForRequest(request => request.url().endsWith('/web/Product/CameraShot'));
    await visit(html);
    await answered(widgetOf(page));
    expect((await sent).headers()['x-partner-key']).toBe(created.key);
    expect(await failures(page)).toEqual([]);
  });

  const operator = await context.newPage();
  await test.step('the operator sees its use', async () => {
    await operator.goto(`${baseURL}/ops`);
    await operator.getByLabel('用户名').fill(userName);
    await operator.getByLabel('密码').fill(password);
    await operator.getByRole('button', { name: '登录' }).click();
    const figures = operator.getByRole('row', { name: new RegExp(name) });
    await expect(async () => {
      await operator.getByRole('link', { name: '刷新' }).click();
      const [today, month, ...others] = (await figures.getByRole('cell').allInnerTexts()).slice(-6);
      expect(Number(today)).toBeGreaterThan(0);
      expect([month, ...others]).toEqual([today, '0', '0', '0', '1']);
    }).toPass();
    await expect(figures).not.toContainText(created.key);
    expect(await violationsOf(operator)).toEqual([]);
  });

  await test.step('one click ends it', async () => {
    await operator.getByRole('button', { name: `撤销 ${name}` }).click();
    await expect(operator.getByRole('status')).toContainText('已撤销');
    await expect(operator.getByRole('button', { name: `撤销 ${name}` })).toHaveCount(0);
  });

  await test.step('the command line says the same', async () => {
    expect(await runCommand('partner', 'list')).toMatch(new RegExp(`${name} .*\\n.*已撤销`));
    expect(await runCommand('partner', 'usage', name)).toMatch(/Product\/CameraShot {2}[1-9]\d* 次/);
  });

  await test.step('the page is told, and its visitors read why', async () => {
    const widget = widgetOf(page);
    await visit(html);
    await expect(widget.getByText('合作伙伴密钥已撤销').first()).toBeVisible();
    await expect
      .poll(() => failures(page))
      .toContainEqual({
        kind: 'api',
        message: expect.stringContaining('合作伙伴密钥已撤销'),
      });
  });
});

test('in a frame the key works for the partner’s own pages alone', async ({ page, visit, baseURL }) => {
  const { key } = await partnerCommand('key', name);
  const framed = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>框架</title></head><body>
<iframe title="选型助手" src="SITE/embed/v1/frame?partner=${key}" style="width:100%;height:900px;border:0"></iframe></body></html>`;
  await visit(framed);
  await answered(page.frameLocator('iframe').locator('shixuan-selection'));
  expect(await runCommand('partner', 'revoke', name)).toContain(`已撤销 ${key.slice(0, 12)}…`);
  await page.reload();
  const refused = page.frameLocator('iframe').locator('shixuan-selection');
  await expect(refused.getByText('合作伙伴密钥已撤销').first()).toBeVisible();
  const { key: elsewhere } = await partnerCommand('create', `${name} 乙`, '--origin', 'https://b.example.com');
  const answer = await page.request.get(`${baseURL}/embed/v1/frame?partner=${elsewhere}`);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self' https://b.example.com");
});

test('a key is refused on a page that is not its partner’s, and the page says so', async ({ page, visit, foreign }) => {
  const { key } = await partnerCommand('create', `${name} 丙`, '--origin', 'https://c.example.com');
  await visit(plainPage(`${hearing}<shixuan-selection partner="${key}"></shixuan-selection>`));
  await expect(widgetOf(page).getByText(`合作伙伴密钥不能用于来源 ${foreign.origin}`).first()).toBeVisible();
  expect((await failures(page))[0]).toMatchObject({ kind: 'api' });
});
