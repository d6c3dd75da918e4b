import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deployOn } from '../site/deploy-command';
import { freePort, type Site, startSite } from '../site/start-site';
import { TeamFolder } from '../site/team-folder';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

// A team with a repository of its own: the published packages and the address of the site are all that it has of this project.

/** The commands of the teams' page for a repository of its own, as they are typed. */
async function commandsOfTeams(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../docs/teams.md'), 'utf8');
  return /```sh\n(npm create[\s\S]*?)```/.exec(text)?.[1]?.trim().split('\n') ?? [];
}

let site: Site;
let team: TeamFolder;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite({ OVERRIDES: 'on' });
  team = await TeamFolder.make();
});
test.afterAll(async () => {
  await team.remove();
  await site.stop();
});

/** The page of the team, with the data of the site, which says the version unless the page stands alone. */
async function expectForum(page: Page, version?: string): Promise<void> {
  await expect(heading(page)).toHaveText('论坛');
  if (version) await expect(page.locator(`[data-remote^="forum@${version}"]`).first()).toBeVisible();
  await expect(page.getByRole('list', { name: '产品分类' }).getByRole('link', { name: /光源/ })).toBeVisible();
}

/** Goes on to a page that everybody has. */
async function leaveForum(page: Page): Promise<void> {
  await frame(page).strip.getByRole('link', { name: '光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
}

test('ten commands of the documentation lead from an empty folder outside into the menu of the running site, and back', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const { token } = (await deployOn(site.varDir, 'token', 'create', '--remote', 'forum', '--label', '论坛组')).json;
  const commands = (await commandsOfTeams()).map(command =>
    command.replaceAll('https://网站', site.url).replaceAll('=令牌', `=${token}`),
  );
  expect(commands).toHaveLength(10);
  const [create = '', install = '', settings = '', alone = '', inSite = '', check = '', ...deploying] = commands;
  const [publish = '', toSome = '', toAll = '', rollback = ''] = deploying;
  const menuEntry = frame(page).menu.getByRole('link', { name: '论坛' });

  /** Does what a command is for, and says how long it took: what a team waits for. */
  async function timed<T>(command: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await test.step(command, work);
    console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${command.replace(token, '…')}`);
    return result;
  }
  const repository = () => team.below('remote-forum');
  const typed = (command: string) => `${settings} && ${command}`;
  const run = (command: string) => timed(command, () => repository().run(typed(command)));
  /** Runs a development server while something is looked at. */
  async function whileRunning(command: string, printed: RegExp, look: (own: string) => Promise<void>) {
    const port = await freePort();
    const separator = command.includes(' -- ') ? '' : ' --';
    const { stop } = await timed(command, () =>
      repository().start(typed(`${command}${separator} --port ${port}`), printed),
    );
    try {
      await look(`http://localhost:${port}/`);
    } finally {
      // Before the server ends, which the page would look for.
      await page.goto(site.url);
      await stop();
    }
  }
  const versionIn = (output: string) => /1\.0\.0-[0-9a-f]{8}/.exec(output)?.[0] ?? 'none';

  await page.addInitScript("localStorage.setItem('isAbout', 'true')");
  await timed(create, () => team.install(create));
  await timed(install, () => team.install(install));

  await whileRunning(alone, /单独运行：http/, async own => {
    await page.goto(`${own}forum`);
    await expectForum(page);
  });
  await whileRunning(inSite, /在网站中打开：http/, async own => {
    await page.goto(`${site.url}/?mf=forum@${own}`);
    await menuEntry.click();
    await expectForum(page, '0.0.0-');
    await leaveForum(page);
    await page.getByRole('complementary', { name: '本地覆盖' }).getByRole('link', { name: '还原' }).click();
    await expect(menuEntry).toHaveCount(0);
  });

  await run(check);
  const published = await run(publish);
  const first = versionIn(published);
  await page.goto(`${site.url}/`);
  await expect(frame(page).menu.getByRole('link', { name: '下载中心' })).toBeVisible();
  await expect(menuEntry).toHaveCount(0);
  await test.step('the preview shows it to whoever has the link', async () => {
    await page.goto(/链接（只显示这一次）：(\S+)/.exec(published)?.[1] ?? '');
    await menuEntry.click();
    await expectForum(page, first);
    await leaveForum(page);
    await page.getByRole('complementary', { name: '预览' }).getByRole('link', { name: '离开预览' }).click();
    await expect(menuEntry).toHaveCount(0);
  });

  expect(await run(toSome)).toContain(`访客看到：${first} 10 %`);
  expect(await run(toAll)).toContain(`访客看到：${first} 100 %`);
  await page.goto(`${site.url}/`);
  await menuEntry.click();
  await expectForum(page, first);
  await test.step('the server draws it', async () => {
    const html = await (await fetch(`${site.url}/forum`)).text();
    const drawn = /<div id="root">.*?<\/main>/s.exec(html)?.[0] ?? '';
    expect(drawn).toContain('论坛</h1>');
    expect(drawn).toMatch(/光源<\/a>/);
  });

  await test.step('a second version is tried by some, then by all, and taken back', async () => {
    await repository().edit('src/pages/forum/forum.page.tsx', text => text.replace('按产品分类进入', '按分类讨论'));
    const second = versionIn(await run(publish));
    expect(second).not.toBe(first);
    const shares = await run(toSome);
    expect(shares).toContain(`${second} 10 %`);
    expect(shares).toContain(`${first} 90 %`);
    const visits = () => fetch(`${site.url}/forum`).then(answer => answer.text());
    await expect.poll(visits, { intervals: [50] }).toContain(`forum/${second}/`);
    await expect.poll(visits, { intervals: [50] }).toContain(`forum/${first}/`);
    await run(toAll);
    await page.goto(`${site.url}/forum`);
    await expectForum(page, second);
    await expect(page.getByRole('main')).toContainText('按分类讨论');
    expect(await run(rollback)).toContain(`访客看到：${first} 100 %`);
    await page.goto(`${site.url}/forum`);
    await expectForum(page, first);
  });
});
