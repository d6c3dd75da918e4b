import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CheckoutCopy } from '../../tools/lib/checkout-copy';
import { RemoteFolder } from '../site/remote-folder';
import { freePort } from '../site/start-site';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

// A team that the site has never heard of: the shell, its menus and every list stay as they are.

/** The commands of the teams' page for a remote of this checkout, as they are typed. */
async function commandsOfTeams(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../docs/teams.md'), 'utf8');
  return /```sh\n(npm run new-remote[\s\S]*?)```/.exec(text)?.[1]?.trim().split('\n') ?? [];
}

test('ten commands of the documentation lead a new team from nothing into the menu of the running site', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const varDir = process.env.SITE_VAR ?? '';
  const commands = await commandsOfTeams();
  expect(commands).toHaveLength(10);
  const copy = await CheckoutCopy.make();
  const { restore } = await new RemoteFolder(varDir, 'catalog').editRegistry(text => text);
  try {
    await page.goto('/');
    await expect(frame(page).menu.getByRole('link', { name: '下载中心' })).toBeVisible();
    await expect(frame(page).menu.getByRole('link', { name: '论坛' })).toHaveCount(0);
    for (const command of commands) {
      if (command.startsWith('npm run dev')) {
        const { stop } = await copy.start(`${command} -- --port ${await freePort()}`, /单独运行：http/);
        await stop();
      } else {
        await copy.run(command, { SHIXUAN_VAR: varDir });
      }
    }
    // Every remote has its pages rendered in plain Node; the new one is seen by the test that looks for that.
    await copy.run('npx vitest run --project unit tools/every-remote-renders-anywhere.test.ts');

    await page.reload();
    await frame(page).menu.getByRole('link', { name: '论坛' }).click();
    await expect(heading(page)).toHaveText('论坛');
    await expect(page).toHaveTitle(/论坛/);
    await expect(page.locator('[data-remote^="forum@1.0.0-"]')).toBeVisible();
    await page.getByRole('list', { name: '产品分类' }).getByRole('link', { name: /光源/ }).click();
    await expect(heading(page)).toHaveText(/光源/);
  } finally {
    await restore();
    await copy.remove();
  }
});
