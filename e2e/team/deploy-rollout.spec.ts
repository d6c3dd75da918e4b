import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');
const entryOf = async () => (await catalog().live()).manifest.preload.initial[0] ?? '';

test.afterEach(() => catalog().publishBuilt());

test('a team publishes for nobody, shows it to some, then to all, and takes it back', async ({ page, playwright }) => {
  const { manifest } = await catalog().live();
  const next = '9.4.0-00000001';
  const dist = await catalog().variant(await entryOf(), text => `${text}\n`, next);

  const published = await deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke');
  expect(published).toMatchObject({ code: 0, json: { ok: true, version: next, changed: true } });
  await page.goto('/');
  await expect(page.locator(`[data-remote="catalog@${manifest.version}"]`).first()).toBeVisible();

  await test.step('it is looked at by a preview link, which nobody else notices', async () => {
    const made = (await deploy('preview', '--remote', 'catalog', '--version', next)).json;
    const bar = page.getByRole('complementary', { name: '预览' });
    const shown = (version: string) => page.locator(`[data-remote="catalog@${version}"]`).first();
    await page.goto(made.link);
    await expect(page).toHaveURL(/\/$/);
    await expect(bar).toContainText(`catalog ${next}`);
    await expect(shown(next)).toBeVisible();
    const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL });
    expect(await (await request.get('/')).text()).not.toContain(`/remotes/catalog/${next}/`);
    await request.dispose();
    await page.goto('/goods/list?categoryId=2');
    await bar.getByRole('link', { name: '离开预览' }).click();
    await expect(page).toHaveURL(/\/goods\/list\?categoryId=2$/);
    await expect(shown(manifest.version)).toBeVisible();
    await expect(bar).toBeHidden();
    await page.goto(made.link);
    await expect(shown(next)).toBeVisible();
    expect((await deploy('preview', 'revoke', made.id)).code).toBe(0);
    await page.goto('/');
    await expect(bar).toContainText('预览链接已被撤销，显示的是线上版本');
    await expect(shown(manifest.version)).toBeVisible();
    await bar.getByRole('link', { name: '关闭提示' }).click();
    await expect(bar).toBeHidden();
  });

  const canary = await deploy('promote', '--remote', 'catalog', '--to', '20');
  expect(canary.json.rows).toEqual(
    expect.arrayContaining([
      { version: next, traffic: 20, default: false },
      { version: manifest.version, traffic: 80, default: true },
    ]),
  );
  let some = 0;
  for (let visitor = 0; visitor < 60; visitor += 1) {
    // Without cookies, like a first visit.
    const request = await playwright.request.newContext({
      baseURL: process.env.SITE_URL,
      userAgent: 'Mozilla/5.0 Chrome',
    });
    const html = await (await request.get('/')).text();
    if (html.includes(`/remotes/catalog/${next}/`)) some += 1;
    await request.dispose();
  }
  // Sixty visits at 20 %: the chance that none or all get it is one in a million.
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(45);

  await deploy('promote', '--remote', 'catalog', '--to', '100');
  await page.goto('/');
  await expect(page.locator(`[data-remote="catalog@${next}"]`).first()).toBeVisible();

  const back = await deploy('rollback', '--remote', 'catalog', '--reason', '首页少了一行');
  expect(back).toMatchObject({ code: 0, json: { version: manifest.version } });
  await page.goto('/');
  await expect(page.locator(`[data-remote="catalog@${manifest.version}"]`).first()).toBeVisible();
});

test('a page that is open during a deployment loads the rest of its own version', async ({ page }) => {
  const { manifest } = await catalog().live();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const next = '9.4.0-00000002';
  const dist = await catalog().variant(await entryOf(), text => `${text}\n`, next);
  await deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke');
  expect((await deploy('promote', '--remote', 'catalog', '--to', '100')).code).toBe(0);
  const chunk = page.waitForResponse(
    response => response.url().includes(`/remotes/catalog/${manifest.version}/`) && response.url().endsWith('.js'),
  );
  await page.getByRole('link', { name: /光源/ }).first().click();
  expect((await chunk).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: /光源/ })).toBeVisible();
});

test('unused versions are removed, recently deployed ones are not', async () => {
  const dist = await catalog().variant(await entryOf(), text => `${text}\n`, '9.4.0-00000003');
  await deploy('publish', '--dist', dist, '--remote', 'catalog', '--no-smoke');
  const { code, json } = await deploy('gc', '--dry-run');
  expect(code).toBe(0);
  const kept = Object.fromEntries(json.versions.map(({ name, version, kept: why }) => [`${name} ${version}`, why]));
  expect(kept['catalog 9.4.0-00000003']).toBe('发布不满 14 天');
  expect(json.versions.filter(({ kept: why }) => why === null)).toEqual([]);
});
