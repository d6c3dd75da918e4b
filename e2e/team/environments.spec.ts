import type { Page } from '@playwright/test';
import { deploy, deployIn } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { startEnvironment } from '../site/start-site';
import { expect, test } from '../site/test';

const NAMES = ['catalog', 'content'] as const;
const folders = () => NAMES.map(name => new RemoteFolder(process.env.SITE_VAR ?? '', name));
const NEXT = '9.14.0-00000001';

test.afterEach(async () => {
  for (const folder of folders()) await folder.publishBuilt();
});

/** Of each remote whether a visitor who opens the site gets its next version. */
async function gotNext(page: Page, url: string): Promise<boolean[]> {
  await page.goto(`${url}/goods/list?categoryId=1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('面阵相机');
  const html = await page.content();
  return NAMES.map(name => html.includes(`/remotes/${name}/${NEXT}/`));
}

test('two teams try their versions in another environment for as long as they like, and an operator takes both over in one step', async ({
  page,
}) => {
  // A second site, whose database is made for it.
  test.slow();
  const production = process.env.SITE_URL ?? '';
  const varDir = process.env.SITE_VAR ?? '';
  const done = async (answer: ReturnType<typeof deploy>) => expect((await answer).json.message).toBe('');

  // A new environment begins with what is live in production.
  await done(deployIn('trial', 'promote', '--remote', 'shell', '--from', 'production', '--to', '100'));
  await done(deployIn('trial', 'promote-set', '--from', 'production', ...NAMES, '--to', '100'));
  const trial = await startEnvironment('trial', varDir);
  try {
    expect(await gotNext(page, trial.url)).toEqual([false, false]);
    for (const folder of folders()) {
      const entry = (await folder.live()).manifest.preload.initial[0] ?? '';
      const dist = await folder.variant(entry, text => `${text}\n`, NEXT);
      await done(deployIn('trial', 'publish', '--dist', dist, '--remote', folder.name, '--no-smoke'));
      await done(deployIn('trial', 'promote', '--remote', folder.name, '--to', '100'));
    }
    await expect.poll(() => gotNext(page, trial.url)).toEqual([true, true]);
    expect(await gotNext(page, production)).toEqual([false, false]);
  } finally {
    await trial.stop();
  }

  const unnamed = await deploy('promote-set', '--from', 'trial', `catalog@${NEXT}`, 'content');
  expect([unnamed.code, unnamed.json.message]).toEqual([2, expect.stringContaining('应为 <栏目名>')]);
  const tried = await deploy('promote-set', '--from', 'trial', ...NAMES, '--dry-run');
  expect(tried.json).toMatchObject({ changed: true, others: [{ remote: 'content' }] });
  expect(await gotNext(page, production)).toEqual([false, false]);
  await done(deploy('promote-set', '--from', 'trial', ...NAMES, '--reason', '试用一周'));
  await expect.poll(() => gotNext(page, production)).toEqual([true, true]);

  await done(deploy('rollback-set', 'content'));
  await expect.poll(() => gotNext(page, production)).toEqual([false, false]);
});
