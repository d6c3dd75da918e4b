import { typedDeploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

const selection = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'selection');

// The browser itself reports a page that answers 503.
test.use({ expectedErrors: /Failed to load resource: the server responded with a status of 503/ });
test.afterEach(() => selection().setKilled(null));

test('a remote that is switched off leaves menu and addresses at once, and comes back as it was', async ({ page }) => {
  await page.goto('/');
  await expect(frame(page).menu.getByText('选型助手')).not.toHaveCount(0);

  expect(await typedDeploy('kill', '--remote', 'selection', '--reason', '计算有误，正在修正')).toMatchObject({
    code: 0,
  });
  await page.goto('/selection/lens');
  await expect(page.locator('[data-failure="killed"]')).toContainText('计算有误，正在修正');
  await expect(frame(page).menu.getByText('选型助手')).toHaveCount(0);
  await page.goto('/light');
  await expect(heading(page, /光源/)).toBeVisible();

  const again = await typedDeploy('kill', '--remote', 'selection', '--reason', '再来一次');
  expect(again).toMatchObject({ code: 1, json: { ok: false } });
  expect(again.json.message).toContain('停用');

  expect(await typedDeploy('revive', '--remote', 'selection')).toMatchObject({ code: 0 });
  await page.goto('/selection/lens');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  await expect(heading(page, /镜头/)).toBeVisible();
});
