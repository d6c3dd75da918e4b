import { deployOn } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { type Site, startSite } from '../site/start-site';
import { expect, test } from '../site/test';

// A site that believes no team's word: a runner with a key of the site tries each version before anybody is served it.

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite();
});
test.afterAll(() => site.stop());

test('a version is shown to visitors once a runner has tried it and signed that it passed; one that throws never is', async () => {
  // Each trial run starts a site of its own, with a database.
  test.setTimeout(900_000);
  const owner = (...typed: string[]) => deployOn(site.varDir, ...typed);
  const { key } = (await owner('trial', 'key', 'create', '--remote', 'content', '--label', '试运行机')).json;
  await owner('trial', 'require', 'on');
  const tokenFor = async (...typed: string[]) => (await owner('token', 'create', ...typed)).json.token;
  const team = await tokenFor('--remote', 'content', '--label', '文档组');
  const runner = await tokenFor('--remote', 'content', '--label', '试运行机', '--role', 'reader');
  const asTeam = (...typed: string[]) => owner(...typed, '--remote', 'content', '--site', site.url, '--token', team);
  const tryAll = () => owner('trial', 'run', '--site', site.url, '--token', runner, '--key', key);
  const content = new RemoteFolder(site.varDir, 'content');
  const entry = (await content.live()).manifest.preload.initial[0] ?? '';
  const publish = async (version: string, change: (text: string) => string) =>
    asTeam('publish', '--dist', await content.variant(entry, change, version), '--no-smoke');

  const sound = '9.20.0-00000001';
  const published = await publish(sound, text => `${text}\n`);
  expect(published.json.checks.find(({ name }) => name === 'trial')?.message).toContain('发布者自述的不算');
  const early = await asTeam('promote', '--to', '10');
  expect([early.code, early.json.message]).toEqual([1, expect.stringContaining('还没有试运行的结果')]);
  await test.step('the runner tries it', async () => {
    const tried = await tryAll();
    expect([tried.json.message, tried.code]).toEqual(['', 0]);
  });
  const promoted = await asTeam('promote', '--to', '10');
  expect(promoted.json.rows).toContainEqual({ version: sound, traffic: 10, default: false });
  await asTeam('rollback');

  const throwing = '9.20.0-00000002';
  await publish(throwing, text => `throw new Error("content is broken");${text}`);
  await test.step('the runner says which page throws', async () => {
    const tried = await tryAll();
    expect([tried.code, tried.json.message]).toEqual([
      1,
      expect.stringMatching(
        /试运行未通过（试运行机[\s\S]*浏览器试运行：\/\S+（宽屏）(控制台报错|脚本异常|显示故障卡片)/,
      ),
    ]);
  });
  const never = await asTeam('promote', '--version', throwing, '--to', '10');
  expect([never.code, never.json.message]).toEqual([1, expect.stringContaining('没有通过试运行（试运行机）')]);
});
