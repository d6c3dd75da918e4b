import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { collectGarbage } from '../deploy/collect-garbage';
import { publishBuild } from '../deploy/publish-build';
import { runGated } from '../deploy/run-gated';
import { siteStatus } from '../deploy/site-status';
import { readTokenEvents } from '../deploy/token-events';
import { writeRemoteBuild, writeShellBuild } from '../registry/build-fixture';
import { requireRow } from '../registry/operations/app-rows';
import { runOperation } from '../registry/operations/run-operation';
import { publishTo } from '../registry/publish';
import { readPointer } from '../registry/registry-pointer';
import { temporaryFolder } from '../registry/temporary-folder';
import { newTrialSecret, signTrial, type TrialStatement } from './signed-trial';
import { findTrialKey, issueTrialKey, listTrialKeys, revokeTrialKey } from './trial-keys';
import { setTrialPolicy } from './trial-policy';
import { acceptTrial, noteOwnTrial, readTrial } from './trial-results';

const APP = 'remotes/catalog' as const;
const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const;
const DAY_MS = 24 * 3600_000;
const who = '值班员';

/** A site with a live version, a published one, and a runner's key; results are for the published one unless said. */
async function setUp() {
  const folder = temporaryFolder();
  const storage = folderStorage(join(folder, 'registry'));
  const dist = (version: string) => {
    writeRemoteBuild(join(folder, version), version);
    return join(folder, version);
  };
  writeShellBuild(join(folder, 'shell'));
  await publishTo(storage, join(folder, 'shell'));
  await publishTo(storage, dist(A));
  await publishBuild({ storage }, dist(B), { app: APP, who: '目录组', reason: '' });
  const row = async (version: string = B) => requireRow((await readPointer(storage)).registry, APP, version);
  const key = await issueTrialKey(storage, { remote: '*', label: '试运行机' }, who);
  const { integrity = '' } = (await row()).metadata;
  const statement = (more: Partial<TrialStatement> = {}): TrialStatement => ({
    ...{ environment: 'production', remote: 'catalog', version: B, integrity },
    ...{ outcome: 'passed', message: '浏览器试运行 3 个页面', at: new Date().toISOString() },
    ...more,
  });
  const accept = (signed: ReturnType<typeof signTrial>, now = new Date()) =>
    acceptTrial({ storage, environment: 'production', now }, signed);
  const handIn = (more: Partial<TrialStatement> = {}, secret = key.secret, now = new Date()) =>
    accept(signTrial(secret, statement(more)), now);
  const promote = (now = new Date()) =>
    runGated({ storage, now: () => now }, { command: 'promote', app: APP, version: B, percent: 10, who, reason: '' });
  const trial = async (now = new Date()) => readTrial(storage, APP, await row(), now);
  return { storage, key, row, statement, accept, handIn, promote, trial };
}

test('a site that requires nothing shows versions without a trial, as before', async () => {
  const { promote } = await setUp();
  expect((await promote()).to.rows[0]?.deployment.traffic).toBe(10);
});

test('where it is required, nobody is shown a version before a runner has signed that it passed', async () => {
  const { storage, handIn, promote } = await setUp();
  await setTrialPolicy(storage, true, who);
  const before = await readPointer(storage);
  await expect(promote()).rejects.toThrow('还没有试运行的结果');
  expect((await readPointer(storage)).etag).toBe(before.etag);
  await handIn({ outcome: 'failed', message: '/goods/list（宽屏）控制台报错' });
  await expect(promote()).rejects.toThrow('没有通过试运行（试运行机）：/goods/list（宽屏）控制台报错');
  await handIn();
  expect((await promote()).changed).toBe(true);
  // Going back needs none.
  const back = { command: 'rollback', app: APP, who, reason: '' } as const;
  expect((await runGated({ storage }, back)).changed).toBe(true);
});

test('what is forged is not accepted', async () => {
  const { key, statement, accept, trial } = await setUp();
  const sound = signTrial(key.secret, statement({ outcome: 'failed', message: '脚本异常' }));
  const passed = Buffer.from(JSON.stringify(statement())).toString('base64');
  await expect(accept({ ...sound, payload: passed })).rejects.toThrow('签名不对');
  // A key that the site never issued, under its own name and under that of one that it did.
  const strange = signTrial(newTrialSecret('11111111-2222-4333-8444-555555555555').secret, statement());
  await expect(accept(strange)).rejects.toThrow('没有签名所用的密钥');
  await expect(accept({ ...strange, key: key.id })).rejects.toThrow('签名不对');
  expect(await trial()).toBeNull();
  expect(() => signTrial('sxd_catalog_1', statement())).toThrow('应为发放时显示的 sxt_');
});

test.each<[string, Partial<TrialStatement>, string]>([
  ['another version', { version: A }, '另一个构建'],
  ['other files under the same number', { integrity: `sha384-${'A'.repeat(64)}` }, '另一个构建'],
  ['a version that was never published', { version: '9.9.9-00000000' }, '没有已发布的版本'],
  ['another environment', { environment: 'staging' }, '属于环境 staging'],
  ['a run before there was the key', { at: new Date(Date.now() - 2 * 3600_000).toISOString() }, '早于密钥的发放'],
  ['a run of tomorrow', { at: new Date(Date.now() + DAY_MS).toISOString() }, '晚于网站的时钟'],
])('a result of %s does not count', async (_, change, reason) => {
  const { handIn, trial } = await setUp();
  await expect(handIn(change)).rejects.toThrow(reason);
  expect(await trial()).toBeNull();
});

test('a result is handed in soon after the run, or not at all', async () => {
  const { key, handIn, trial } = await setUp();
  await expect(handIn({}, key.secret, new Date(Date.now() + 2 * 3600_000))).rejects.toThrow('60 分钟内交来');
  expect(await trial()).toBeNull();
});

test('nothing counts by a key that was revoked, has expired, or is for another remote', async () => {
  const { storage, key, handIn, promote, trial } = await setUp();
  await setTrialPolicy(storage, true, who);
  const other = await issueTrialKey(storage, { remote: 'content', label: '文档组', days: 1 }, who);
  await expect(handIn({}, other.secret)).rejects.toThrow('密钥属于 content');
  const soon = await issueTrialKey(storage, { remote: 'catalog', label: '临时', days: 1 }, who);
  const later = new Date(Date.now() + 2 * DAY_MS);
  await expect(handIn({ at: later.toISOString() }, soon.secret, later)).rejects.toThrow('到期');
  await handIn();
  await revokeTrialKey(storage, key.id, who);
  // What it had signed before does not count any more either.
  expect(await trial()).toMatchObject({ state: 'void', message: '签名所用的密钥已撤销' });
  await expect(promote()).rejects.toThrow('签名所用的密钥已撤销');
  await expect(handIn()).rejects.toThrow('已撤销');
  await expect(revokeTrialKey(storage, key.id, who)).rejects.toThrow('没有编号为');
});

test('a result grows old, and an earlier one does not come again', async () => {
  const { key, statement, accept, trial } = await setUp();
  const first = signTrial(key.secret, statement({ at: new Date(Date.now() - 60_000).toISOString() }));
  await accept(first);
  await accept(signTrial(key.secret, statement({ outcome: 'failed', message: '没有打开' })));
  await expect(accept(first)).rejects.toThrow('比它新');
  expect(await trial()).toMatchObject({ state: 'failed', by: '试运行机', message: '没有打开' });
  expect(await trial(new Date(Date.now() + 15 * DAY_MS))).toMatchObject({ state: 'void', message: '结果已超过 14 天' });
});

test('a run on the site’s own machine counts without a key, and is named for who made it', async () => {
  const { storage, statement, promote } = await setUp();
  await setTrialPolicy(storage, true, who);
  await noteOwnTrial(storage, { statement: statement(), who: 'li@build-7' });
  expect((await siteStatus(storage)).trials).toMatchObject({
    ...{ required: true, environment: 'production' },
    results: [{ remote: 'catalog', version: B, state: 'passed', by: 'li@build-7' }],
  });
  expect((await promote()).changed).toBe(true);
});

test('issuing, revoking and requiring are noted with who did; the secret is kept nowhere', async () => {
  const { storage, key } = await setUp();
  await setTrialPolicy(storage, true, who);
  await revokeTrialKey(storage, key.id, who);
  await setTrialPolicy(storage, false, who);
  const events = await readTokenEvents(storage, 10);
  expect(events.map(({ act }) => act).sort()).toEqual(['issued', 'revoked', 'trialRequired', 'trialWaived']);
  expect(events.every(event => event.who === who)).toBe(true);
  const { secret } = key;
  for (const name of await storage.list('')) {
    const stored = await storage.get(name);
    expect(stored?.bytes.includes(secret.slice(-64))).toBe(false);
  }
  expect(await listTrialKeys(storage)).toMatchObject([{ id: key.id, label: '试运行机', remote: '*' }]);
  expect((await findTrialKey(storage, key.id))?.revokedAt).not.toBeNull();
});

test.each([
  [{ remote: '../x', label: '机' }, '不能是栏目名'],
  [{ remote: '*', label: ' ' }, '发给谁'],
  [{ remote: '*', label: '机', days: 0 }, '有效天数'],
  [{ remote: '*', label: '机', days: 731 }, '有效天数'],
])('a key for %o is refused', async (asked, reason) => {
  await expect(issueTrialKey(folderStorage(temporaryFolder()), asked, who)).rejects.toThrow(reason);
});

test('what was handed in goes with its version', async () => {
  const { storage, handIn } = await setUp();
  await handIn();
  const named = () => storage.list('trials/results/');
  expect(await named()).toHaveLength(1);
  const publish = (version: string) => {
    const integrity = `sha384-${'B'.repeat(64)}`;
    const build = { app: APP, version, integrity, extras: {} };
    return runOperation({ storage }, { command: 'publish', app: APP, build, who, reason: '' });
  };
  for (const digit of ['1', '2', '3', '4']) await publish(`1.0.0-0000000${digit}`);
  const now = () => new Date(Date.now() + 30 * DAY_MS);
  const cleaned = await collectGarbage({ storage, now }, { who, reason: '', dryRun: false });
  expect(cleaned.find(({ name, version }) => name === 'catalog' && version === B)?.kept).toBeNull();
  expect(await named()).toEqual([]);
});
