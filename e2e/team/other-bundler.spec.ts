import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { TeamFolder } from '../site/team-folder';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

// A team that builds with Vite: `examples/remote-vite` and the published packages are all that it has of this project.

const EXAMPLE = join(import.meta.dirname, '../../examples/remote-vite');

let team: TeamFolder;
let restore: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ restore } = await new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog').editRegistry(text => text));
  team = await TeamFolder.make();
  await cp(EXAMPLE, team.folder, { recursive: true, filter: file => !/node_modules|dist$/.test(file) });
});
test.afterAll(async () => {
  await team.remove();
  await restore();
});

// What the browser and the shell say of the file that the story changes.
test.use({
  expectedErrors: /Failed to find a valid digest|integrity checks failed|RemoteFailure: vite-example: integrity/,
});

test('a remote of ES modules that Vite built is published, opened in the shell, its files against their hashes, and taken back', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { token } = (await deploy('token', 'create', '--remote', 'vite-example', '--label', '示例组')).json;
  const site = { SHIXUAN_SITE: process.env.SITE_URL ?? '', SHIXUAN_DEPLOY_TOKEN: token };
  const run = (command: string) => test.step(command, () => team.run(command, site));
  const publish = async () => {
    await run('npm run build');
    const published = await run('npm run deploy -- publish --dist dist');
    return /已发布：vite-example (1\.0\.0-[0-9a-f]{8})/.exec(published)?.[1] ?? 'none';
  };
  const shown = (version: string) => page.locator(`[data-remote="vite-example@${version}"]`).first();
  const list = page.getByRole('list', { name: '产品分类' });

  await test.step('npm ci', () => team.install('npm ci'));
  const first = await publish();
  expect(await run('npm run deploy -- promote --to 100')).toContain(`访客看到：${first} 100 %`);

  await page.goto('/');
  await frame(page).menu.getByRole('link', { name: 'Vite 示例' }).click();
  await expect(heading(page)).toHaveText('Vite 示例');
  await expect(shown(first)).toBeVisible();
  await expect(list.getByRole('link', { name: /光源/ })).toBeVisible();
  await expect(list).toHaveCSS('list-style-type', 'none');
  await page.getByRole('button', { name: '收起分类' }).click();
  await expect(list).toHaveCount(0);

  await test.step('as a document, drawn by the browser alone', async () => {
    const html = await (await fetch(`${process.env.SITE_URL}/vite-example`)).text();
    expect(html).not.toContain('id="site-drawn"');
    await page.goto('/vite-example');
    await expect(list.getByRole('link', { name: /光源/ })).toBeVisible();
  });

  await test.step('a second version is put live and taken back', async () => {
    await team.edit('src/vite-example.page.tsx', text => text.replaceAll('收起分类', '收起全部分类'));
    const second = await publish();
    await run('npm run deploy -- promote --to 100');
    await test.step('a file that is not what was published is not run: the version before stands in', async () => {
      const { folder, manifest } = await new RemoteFolder(process.env.SITE_VAR ?? '', 'vite-example').live();
      const paths = manifest.preload.initial.map(file => join(folder, file));
      const texts = await Promise.all(paths.map(async path => ({ path, text: await readFile(path, 'utf8') })));
      const changed = texts.find(({ text }) => text.includes('收起全部分类'));
      if (!changed) throw new Error('no file holds the page');
      // It would run as well as before: only its hash tells.
      await writeFile(changed.path, `${changed.text}\n`);
      await page.goto('/vite-example');
      await expect(shown(first)).toBeVisible();
      await expect(list.getByRole('link', { name: /光源/ })).toBeVisible();
      await writeFile(changed.path, changed.text);
    });
    await page.goto('/vite-example');
    await expect(shown(second)).toBeVisible();
    await expect(page.getByRole('button', { name: '收起全部分类' })).toBeVisible();
    expect(await run('npm run deploy -- rollback')).toContain(`访客看到：${first} 100 %`);
    await page.goto('/vite-example');
    await expect(shown(first)).toBeVisible();
    await expect(page.getByRole('button', { name: '收起分类' })).toBeVisible();
  });
});
