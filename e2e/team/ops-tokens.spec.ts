import { violationsOf } from '../site/axe';
import { runCommand } from '../site/run-command';
import { accountWithPassword } from '../site/set-password';
import { expect, test } from '../site/test';

for (const width of [1440, 390]) {
  test(`at ${width} px an operator issues a token for a team, sees it once, and revokes it`, async ({
    page,
    playwright,
  }) => {
    const userName = `令牌员${width}${Date.now() % 1_000_000}`;
    const password = await accountWithPassword(userName, '夜班时的一壶热水');
    await runCommand('user', 'staff', userName);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/ops');
    await page.getByLabel('用户名').fill(userName);
    await page.getByLabel('密码').fill(password);
    await page.getByRole('button', { name: '登录' }).click();

    const section = page.getByRole('region', { name: '部署令牌' });
    await section.getByText('发放令牌…').click();
    await section.getByLabel('栏目').selectOption('catalog');
    await section.getByLabel('发给谁').fill(`目录组流水线 ${width}`);
    await section.getByLabel(/有效天数/).fill('30');
    expect(await violationsOf(page)).toEqual([]);
    await section.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`issue-${width}.png`) });
    await section.getByRole('button', { name: '发放' }).click();

    await expect(page.getByRole('heading', { name: '令牌已发放' })).toBeVisible();
    const token = (await page.getByText(/^sxd_catalog_[0-9a-f]{64}$/).textContent()) ?? '';
    await page.screenshot({ path: test.info().outputPath(`issued-${width}.png`) });
    const site = await playwright.request.newContext({
      baseURL: process.env.SITE_URL,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    expect((await site.get('/deploy/v1/status')).status()).toBe(200);

    await page.getByRole('link', { name: '已复制，返回运维页' }).click();
    await expect(page.getByText(token)).toHaveCount(0);
    const row = section.getByRole('row', { name: new RegExp(`目录组流水线 ${width}`) });
    await expect(row).toContainText('publish');
    await expect(row).not.toContainText('未用过');
    await row.getByText('撤销…').click();
    await expect(row).toContainText('立即不能再部署 catalog');
    await row.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`revoke-${width}.png`) });
    await row.getByRole('button', { name: /^确认撤销/ }).click();
    await expect(page.getByRole('status')).toContainText('令牌已撤销');
    await expect(row).toContainText('撤销');
    expect((await site.get('/deploy/v1/status')).status()).toBe(401);
    await site.dispose();
    await expect(page.getByRole('region', { name: '部署记录' })).toContainText(`撤销「目录组流水线 ${width}」`);
  });
}
