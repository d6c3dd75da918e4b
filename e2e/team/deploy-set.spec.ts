import type { Page } from '@playwright/test';
import { violationsOf } from '../site/axe';
import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { runCommand } from '../site/run-command';
import { accountWithPassword } from '../site/set-password';
import { expect, test } from '../site/test';

const remotes = () => ['catalog', 'content'].map(name => new RemoteFolder(process.env.SITE_VAR ?? '', name));
const NEXT = '9.12.0-00000001';

test.afterEach(async () => {
  for (const folder of remotes()) await folder.publishBuilt();
});

/** Publishes a further version of a remote, which no visitor sees yet. */
async function publishNext(folder: RemoteFolder): Promise<void> {
  const entry = (await folder.live()).manifest.preload.initial[0] ?? '';
  const dist = await folder.variant(entry, text => `${text}\n`, NEXT);
  expect((await deploy('publish', '--dist', dist, '--remote', folder.name, '--no-smoke')).code).toBe(0);
}

async function enterOps(page: Page): Promise<void> {
  const userName = `值班员${Date.now() % 1_000_000}`;
  const password = await accountWithPassword(userName, '夜班时的一壶热水');
  await runCommand('user', 'staff', userName);
  await page.goto('/ops');
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

test('two teams show their versions as one set, of which visitors get all or none, and an operator takes it back whole', async ({
  page,
  playwright,
}) => {
  // Five commands, each of which starts a process.
  test.slow();
  for (const folder of remotes()) await publishNext(folder);
  const alone = await deploy('promote-set', `catalog@${NEXT}`, '--to', '40');
  expect([alone.code, alone.json.message]).toEqual([2, expect.stringContaining('两个以上')]);
  const shown = await deploy('promote-set', `catalog@${NEXT}`, `content@${NEXT}`, '--to', '40');
  expect(shown).toMatchObject({ code: 0, json: { changed: true, others: [{ remote: 'content' }] } });

  const got = new Set<string>();
  for (let visitor = 0; visitor < 30; visitor += 1) {
    // Without cookies, like a first visit.
    const request = await playwright.request.newContext({
      baseURL: process.env.SITE_URL,
      userAgent: 'Mozilla/5.0 Chrome',
    });
    const html = await (await request.get('/')).text();
    got.add(
      remotes()
        .map(({ name }) => html.includes(`"/remotes/${name}/${NEXT}/"`))
        .join(' '),
    );
    await request.dispose();
  }
  // Thirty visits at 40 %: the chance that none or all get it is one in a million.
  expect([...got].sort()).toEqual(['false false', 'true true']);

  await enterOps(page);
  const set = page.getByRole('region', { name: '成套上线' });
  await expect(set).toContainText('40 % 的访客');
  await set.getByText('整套退回…').click();
  await expect(set).toContainText('撤下这一套的灰度（40 % 的访客）');
  expect(await violationsOf(page)).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`set-${width}.png`) });
  }
  await set.getByRole('button', { name: /^确认整套退回/ }).click();
  await expect(page.getByRole('status')).toContainText('整套已退回');
  const { json } = await deploy('rollback-set', 'catalog');
  expect(json.message).toContain('不属于任何一套');
});
