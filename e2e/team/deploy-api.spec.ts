import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';

// Teams deploy to the running site from elsewhere, each with a token of its own.

const download = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'download');
const entryOf = async () => (await download().live()).manifest.preload.initial[0] ?? '';
const variant = async (version: string) => download().variant(await entryOf(), text => `${text}\n`, version);
const site = () => ['--site', process.env.SITE_URL ?? ''];
const tokenFor = async (remote: string) =>
  (await deploy('token', 'create', '--remote', remote, '--label', `${remote} 组`)).json;

test.afterEach(() => download().publishBuilt());

test('with its token a team brings a version to the site and takes it back', async ({ page }) => {
  const { token } = await tokenFor('download');
  const { manifest } = await download().live();
  const next = '9.6.0-00000001';
  const from = ['--remote', 'download', ...site(), '--token', token];
  const published = await deploy('publish', '--dist', await variant(next), '--no-smoke', ...from);
  expect(published).toMatchObject({ code: 0, json: { version: next, changed: true } });
  expect((await deploy('promote', '--to', '100', ...from)).code).toBe(0);
  await page.goto('/');
  expect((await download().live()).manifest.version).toBe(next);
  expect(await deploy('rollback', ...from)).toMatchObject({ code: 0, json: { version: manifest.version } });
  expect((await download().live()).manifest.version).toBe(manifest.version);
});

test('another team’s token, a revoked one and none are refused', async () => {
  const dist = await variant('9.6.0-00000002');
  const publish = (...more: string[]) =>
    deploy('publish', '--dist', dist, '--remote', 'download', '--no-smoke', ...site(), ...more);
  const other = await tokenFor('content');
  const foreign = await publish('--token', other.token);
  expect([foreign.code, foreign.json.message]).toEqual([1, expect.stringContaining('属于 content，不能更改 download')]);
  const own = await tokenFor('download');
  expect((await deploy('token', 'revoke', own.id)).code).toBe(0);
  const revoked = await publish('--token', own.token);
  expect([revoked.code, revoked.json.message]).toEqual([1, expect.stringContaining('令牌无效')]);
  expect(revoked.json.message).not.toContain(own.token);
  expect((await publish()).code).toBe(2);
});

test('of two publications at once one succeeds, and the other is told who was first and what to do', async () => {
  const { token } = await tokenFor('download');
  const from = ['--remote', 'download', '--no-smoke', ...site(), '--token', token];
  // Each checks against the revision that it found. If one finished before the other began, there was no conflict: then
  // two others try.
  let attempt = 0;
  await expect(async () => {
    attempt += 2;
    const builds = await Promise.all([attempt, attempt + 1].map(i => variant(`9.6.1-0000000${i}`)));
    const results = await Promise.all(builds.map(dist => deploy('publish', '--dist', dist, ...from)));
    expect(results.map(({ code }) => code).sort()).toEqual([0, 3]);
    const lost = results.find(({ code }) => code === 3);
    expect(lost?.json.message).toMatch(/download 组 已先一步执行 publish download.*重新 verify/);
  }).toPass({ timeout: 50_000 });
});

test('an unreachable site differs from a refusal', async () => {
  const { code, json } = await deploy('status', '--site', 'http://localhost:9', '--token', 'x');
  expect([code, json.message]).toEqual([4, expect.stringContaining('无法访问站点 http://localhost:9')]);
});
