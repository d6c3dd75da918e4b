import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, Registry, type RegistryRow } from '@shixuan/server/releases';
import { CheckoutCopy } from '../../tools/lib/checkout-copy';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { bringToken, registered } from '../visitor/pages/account';
import { frame, heading } from '../visitor/pages/frame';

// Teams deploy when they like: the shell of today meets remotes of tomorrow, and the other way round. The next version
// of everything is built once from the same sources with a visible change, and the registry picks what a page runs.

const pages = {
  catalog: ['/light', /光源/],
  content: ['/article/list', /技术文档/],
  download: ['/download', /下载中心/],
  selection: ['/selection/lens', /镜头选型/],
} as const;
const remotes = Object.keys(pages) as (keyof typeof pages)[];
/** One for each run of these stories: what was published once never changes. */
const NEXT = `1.1.${process.pid}`;

let before: string;
const registryDir = () => join(process.env.SITE_VAR ?? '', 'registry');
const folder = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');
const registryFile = () => folder().registryFile;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  before = await readFile(registryFile(), 'utf8');
  const copy = await CheckoutCopy.make();
  try {
    const version = (text: string) => text.replace('"version": "1.0.0"', `"version": "${NEXT}"`);
    const apps = ['shell', ...remotes.map(name => `remote-${name}`)];
    for (const app of apps) await copy.edit(`${app}/package.json`, version);
    for (const name of remotes) {
      await copy.edit(`remote-${name}/src/descriptor.ts`, text => text.replaceAll("title: '", "title: '下一版的"));
    }
    await copy.edit('shell/src/components/texts/frame.zh.ts', text => text.replace('跳到正文', '跳到下一版的正文'));
    await copy.run('npm run build');
    for (const app of apps) await publish(join(copy.folder, app, 'dist'), registryDir());
  } finally {
    await copy.remove();
  }
});
test.afterAll(() => folder().writeRegistry(before));

const isNext = ({ metadata }: RegistryRow) => metadata.version.startsWith(`${NEXT}-`);

/** Gives one row to everybody: the next version, or the one that was live before. */
function pick(rows: readonly RegistryRow[], next: boolean, live: string | undefined): RegistryRow[] {
  return rows.map(row => {
    const taken = next ? isNext(row) : row.metadata.version === live;
    return { ...row, deployment: taken ? { traffic: 100, default: true } : { traffic: 0, default: false } };
  });
}

const defaultOf = (rows: readonly RegistryRow[] | undefined) =>
  rows?.find(({ deployment }) => deployment.default)?.metadata.version;

async function run(shellNext: boolean, nextRemote: keyof typeof pages | null): Promise<void> {
  const was = Registry.parse(JSON.parse(before));
  const now = Registry.parse(JSON.parse(await readFile(registryFile(), 'utf8')));
  const chosen = {
    ...now,
    shell: pick(now.shell, shellNext, defaultOf(was.shell)),
    microFrontends: Object.fromEntries(
      Object.entries(now.microFrontends).map(([name, rows]) => [
        name,
        pick(rows, name === nextRemote, defaultOf(was.microFrontends[name])),
      ]),
    ),
  };
  await folder().writeRegistry(JSON.stringify(chosen));
}

for (const shell of ['live', 'next'] as const) {
  test(`the ${shell} shell opens the first page of every live and every next remote`, async ({ page }) => {
    test.setTimeout(180_000);
    // The download centre shows nothing without a login.
    await bringToken(page, (await registered(page)).token);
    for (const name of remotes)
      for (const remote of ['live', 'next'] as const)
        await test.step(`${remote} ${name}`, async () => {
          const [path, title] = pages[name];
          await run(shell === 'next', remote === 'next' ? name : null);
          await page.goto(path);
          await expect(heading(page)).toHaveText(title);
          const versions = { live: '1.0.0', next: NEXT };
          // A page inside another one has two.
          const shown = page.getByRole('main').locator(`[data-remote^="${name}@${versions[remote]}-"]`);
          await expect(shown.first()).toBeVisible();
          const skip = { live: '跳到正文', next: '跳到下一版的正文' }[shell];
          await expect(page.getByRole('link', { name: skip, exact: true })).toBeAttached();
          // From there into a page of another team, which is live, and back.
          const other =
            name === 'catalog'
              ? { link: frame(page).menu.getByRole('link', { name: '技术文档' }), title: /技术文档/ }
              : { link: frame(page).strip.getByRole('link', { name: '光源' }), title: /光源/ };
          await other.link.click();
          await expect(heading(page, other.title)).toBeVisible();
          await page.goBack();
          await expect(heading(page, title)).toBeVisible();
        });
  });
}
