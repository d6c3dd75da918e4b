import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PreviewsAnswer, SiteOverview } from '@shixuan/host/deploy';
import { eq, sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database';
import { environmentsOf, inEnvironment } from '../../../platform/storage/environments';
import { folderStorage } from '../../../platform/storage/folder-storage';
import { registerDeploy } from '../../../web/deploy/register-deploy';
import { readAudit } from '../registry/audit-log';
import { writeRemoteBuild, writeShellBuild } from '../registry/build-fixture';
import { publish, publishTo } from '../registry/publish';
import { readPointer } from '../registry/registry-pointer';
import { registryStore } from '../registry/registry-store';
import { temporaryFolder } from '../registry/temporary-folder';
import { deployToken } from '../schema';
import { signTrial, type TrialStatement } from '../trial/signed-trial';
import { issueTrialKey } from '../trial/trial-keys';
import { setTrialPolicy } from '../trial/trial-policy';
import { createGroup } from '../trial-groups';
import { createToken, listTokens, revokeToken } from './tokens';
import { zipFolder } from './zip-folder';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const NEXT = '1.0.0-dddddddd';
let app: FastifyInstance;
let folder: string;
let storage: ReturnType<typeof folderStorage>;

beforeEach(async () => {
  // The database counts on over the tests: each of them is another minute.
  await db.execute(sql`delete from rate_limit`);
  folder = temporaryFolder();
  const registryDir = join(folder, 'registry');
  storage = folderStorage(registryDir);
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'live'));
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'live'), registryDir);
  writeRemoteBuild(join(folder, 'dist'), NEXT);
  app = fastify();
  app.register(registerDeploy, { db, storage });
});
afterEach(() => app.close());

const token = async (remote: string) => (await createToken(db, { remote, label: '目录组流水线' })).token;

const ask = async (bearer: string, command: string, body: object) =>
  app.inject({
    method: 'POST',
    url: `/deploy/v1/${command}`,
    headers: { authorization: `Bearer ${bearer}` },
    payload: body,
  });

const upload = async (bearer: string, query: string, body = Buffer.from(zipFolder(join(folder, 'dist')))) =>
  app.inject({
    method: 'POST',
    url: `/deploy/v1/publish?${query}`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/zip' },
    payload: body,
  });

test('a team publishes, shows its version to some, to all, and takes it back', async () => {
  const own = await token('catalog');
  const published = await upload(own, 'remote=catalog&since=2&smoke=passed');
  expect(published.json()).toMatchObject({ remote: 'catalog', version: NEXT, changed: true, revision: 3 });
  const canary = await ask(own, 'promote', { remote: 'catalog', percent: 12.5 });
  expect(canary.json().rows).toEqual([
    { version: NEXT, traffic: 12.5, default: false },
    { version: '1.0.0-aaaaaaaa', traffic: 87.5, default: true },
  ]);
  await ask(own, 'promote', { remote: 'catalog', percent: 100 });
  const back = await ask(own, 'rollback', { remote: 'catalog', reason: '目录少了一列' });
  expect(back.json()).toMatchObject({ version: '1.0.0-aaaaaaaa', revision: 6 });
  expect(await readAudit(storage, 3)).toMatchObject({ who: '目录组流水线', command: 'publish' });
  expect((await readAudit(storage, 3))?.checks.map(({ name, outcome }) => [name, outcome])).toContainEqual([
    'smoke',
    'passed',
  ]);
  expect(await readAudit(storage, 6)).toMatchObject({ reason: '目录少了一列' });
});

test('a team tries its version on a group that operators have made, and on no other', async () => {
  const own = await token('catalog');
  await upload(own, 'remote=catalog');
  const asked = { remote: 'catalog', version: NEXT, percent: 50, group: 'invited:beta' };
  const none = await ask(own, 'promote-group', asked);
  expect([none.statusCode, none.json().message]).toEqual([409, expect.stringContaining('没有名为 beta 的试用组')]);
  await createGroup(storage, { name: 'beta', label: '内测' }, '值班员');
  expect((await ask(own, 'promote-group', asked)).json().rows).toEqual([
    { version: NEXT, traffic: 0, default: false, audience: { group: 'invited:beta', percent: 50 } },
    { version: '1.0.0-aaaaaaaa', traffic: 100, default: true },
  ]);
  const { registry } = await readPointer(storage);
  expect(registry.microFrontends.catalog?.[0]?.extras.ramp).toBeUndefined();
  // The same with a share that grows, for as long as the token holds.
  await ask(own, 'promote-group', { ...asked, ramp: { step: 25, everyMinutes: 5 } });
  const grown = (await readPointer(storage)).registry.microFrontends.catalog?.[0]?.extras.ramp;
  const holder = (await listTokens(db)).find(({ id }) => id === grown?.token?.id);
  expect([grown, holder]).toMatchObject([{ step: 25, everyMinutes: 5, by: '目录组流水线' }, { remote: 'catalog' }]);
  expect((await ask(own, 'rollback', { remote: 'catalog' })).json().rows[0]).toEqual({
    ...{ version: NEXT, traffic: 0, default: false },
  });
});

test('a share that is meant for a group never becomes one of everybody', async () => {
  const own = await token('catalog');
  await upload(own, 'remote=catalog');
  const asked = { remote: 'catalog', version: NEXT, percent: 50, group: 'signed-in' };
  const refused = await ask(own, 'promote', asked);
  expect([refused.statusCode, refused.json().message]).toEqual([422, 'group：给一组访客请用 promote-group']);
  const { registry } = await readPointer(storage);
  expect(registry.microFrontends.catalog?.find(({ metadata }) => metadata.version === NEXT)?.deployment.traffic).toBe(
    0,
  );
});

test('what is no build is refused without a word of where the site keeps it', async () => {
  const refused = await upload(
    await token('catalog'),
    'remote=catalog',
    Buffer.from(zipSync({ 'a.js': Buffer.from('1') }, { level: 0 })),
  );
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringContaining('没有 remote.json 或 shell.json'),
  ]);
  expect(refused.body).not.toContain('shixuan-upload');
});

test('a team tries its version on those who are signed in, within its scope; nobody else may, and nothing else is a group', async () => {
  const own = await token('catalog');
  await upload(own, 'remote=catalog');
  const asked = { remote: 'catalog', version: NEXT, percent: 50, group: 'signed-in' };
  const tried = await ask(own, 'promote-group', asked);
  expect(tried.json().rows).toEqual([
    { version: NEXT, traffic: 0, default: false, audience: { group: 'signed-in', percent: 50 } },
    { version: '1.0.0-aaaaaaaa', traffic: 100, default: true },
  ]);
  const { token: reader } = await createToken(db, { remote: 'catalog', label: '目录组', scopes: ['read'] });
  expect((await ask(reader, 'promote-group', asked)).json().message).toContain('没有 promote 的权限');
  expect((await ask(await token('content'), 'promote-group', asked)).json().message).toContain('不能更改 catalog');
  for (const wrong of [{ group: 'partner' }, { group: undefined }, { percent: '50' }])
    expect((await ask(own, 'promote-group', { ...asked, ...wrong })).json()).toMatchObject({ error: 'form' });
  const status = await app.inject({ url: '/deploy/v1/status', headers: { authorization: `Bearer ${own}` } });
  expect(SiteOverview.parse(status.json()).registry.microFrontends.catalog?.[0]?.extras).toEqual({
    audience: { group: 'signed-in', percent: 50 },
  });
  await setTrialPolicy(storage, true, '值班员');
  // More of the group is more visitors: the gate is that of every promotion.
  const more = await ask(own, 'promote-group', { ...asked, percent: 100 });
  expect([more.statusCode, more.json().message]).toEqual([409, expect.stringContaining('还没有试运行的结果')]);
  expect((await ask(own, 'rollback', { remote: 'catalog' })).json().rows).toEqual([
    { version: NEXT, traffic: 0, default: false },
    { version: '1.0.0-aaaaaaaa', traffic: 100, default: true },
  ]);
});

test('what a team says of its own trial run is shown as its word, and counts nowhere where the site requires a trial', async () => {
  const own = await token('catalog');
  const messageOf = (answer: Awaited<ReturnType<typeof upload>>, name: string) =>
    answer.json().checks.find((check: { name: string }) => check.name === name)?.message;
  const first = await upload(own, 'remote=catalog&smoke=passed');
  expect(messageOf(first, 'smoke')).toBe('浏览器试运行（发布者自述，网站没有核实）');
  expect(messageOf(first, 'trial')).toBeUndefined();
  await setTrialPolicy(storage, true, '值班员');
  expect(messageOf(await upload(own, 'remote=catalog&smoke=passed'), 'trial')).toContain('发布者自述的不算');
  const promote = () => ask(own, 'promote', { remote: 'catalog', version: NEXT, percent: 10 });
  expect([(await promote()).statusCode, (await promote()).json().message]).toEqual([
    409,
    expect.stringContaining('还没有试运行的结果'),
  ]);

  // The runner's machine has its key; who carries the result to the site may be anybody who may look at it.
  const runner = await issueTrialKey(storage, { remote: '*', label: '试运行机' }, '值班员');
  const status = async () =>
    (await app.inject({ url: '/deploy/v1/status', headers: { authorization: `Bearer ${own}` } })).json();
  const { integrity } = (await status()).registry.microFrontends.catalog.find(
    ({ metadata }: { metadata: { version: string } }) => metadata.version === NEXT,
  ).metadata;
  const statement: TrialStatement = {
    ...{ environment: 'production', remote: 'catalog', version: NEXT, integrity },
    ...{ outcome: 'passed', message: '浏览器试运行 3 个页面', at: new Date().toISOString() },
  };
  const signed = signTrial(runner.secret, statement);
  const forged = await ask(own, 'trial', { ...signed, signature: Buffer.alloc(64).toString('base64') });
  expect([forged.statusCode, forged.json()]).toMatchObject([409, { error: 'refused' }]);
  expect((await ask(own, 'trial', { ...signed, key: 'x' })).statusCode).toBe(422);
  expect((await ask('nobody', 'trial', signed)).statusCode).toBe(401);
  expect((await ask(own, 'trial', signed)).json()).toMatchObject({ state: 'passed', by: '试运行机', version: NEXT });
  expect((await status()).trials).toMatchObject({ required: true, results: [{ version: NEXT, state: 'passed' }] });
  expect(messageOf(await upload(own, 'remote=catalog'), 'trial')).toContain('通过（试运行机');
  expect((await promote()).statusCode).toBe(200);
});

test('links are listed for those whose they are, and for the operators', async () => {
  const [own, other, all] = [await token('catalog'), await token('content'), await token('*')];
  await upload(own, 'remote=catalog');
  const { id } = (await ask(own, 'preview', { remote: 'catalog' })).json();
  const listed = async (bearer: string) => {
    const url = '/deploy/v1/previews';
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
    expect(answer.body).not.toContain('sxv_');
    const { previews } = PreviewsAnswer.parse(answer.json());
    return previews.filter(one => one.id === id).map(one => [one.remote, one.version, one.madeBy]);
  };
  const shown = [['catalog', NEXT, '目录组流水线']];
  expect([await listed(own), await listed(other), await listed(all)]).toEqual([shown, [], shown]);
  await ask(own, 'preview-revoke', { id });
  expect(await listed(all)).toEqual([]);
  const reader = (await createToken(db, { remote: '*', label: '看板', role: 'reader' })).token;
  const refused = await app.inject({ url: '/deploy/v1/previews', headers: { authorization: `Bearer ${reader}` } });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('没有 preview 的权限')]);
});

test('a token touches its own remote and nothing else', async () => {
  const other = await token('content');
  for (const answer of [
    await upload(other, 'remote=catalog'),
    await ask(other, 'promote', { remote: 'catalog', percent: 100 }),
    await ask(other, 'kill', { remote: 'catalog', reason: '玩笑' }),
    await ask(other, 'rollback', { remote: 'shell' }),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'refused', message: expect.stringContaining('属于 content') });
  }
  // A build is of the remote that its own manifest names.
  expect((await upload(other, 'remote=content')).json().message).toContain('这是 catalog 的构建');
  expect((await ask(other, 'gc', {})).statusCode).toBe(403);
  const operator = await token('*');
  expect((await ask(operator, 'kill', { remote: 'catalog', reason: '维护' })).statusCode).toBe(200);
  expect((await ask(operator, 'gc', { dryRun: true })).json().versions).toHaveLength(2);
});

test('a set takes a token for every remote of it, and goes up and back in one step', async () => {
  const OTHER = '1.1.0-eeeeeeee';
  const other = {
    name: 'forum',
    title: '论坛',
    owner: '论坛组',
    routes: [{ id: 'Forum', path: '/forum', title: '论坛', description: '论坛' }],
  };
  for (const version of ['1.0.0-aaaaaaaa', OTHER]) {
    writeRemoteBuild(join(folder, version), version, other);
    await publish(join(folder, version), join(folder, 'registry'));
  }
  const [team, operator] = [await token('catalog'), await token('*')];
  await ask(operator, 'rollback', { remote: 'forum', version: '1.0.0-aaaaaaaa' });
  await upload(team, 'remote=catalog');
  const members = [
    { remote: 'catalog', version: NEXT },
    { remote: 'forum', version: OTHER },
  ];
  const refused = await ask(team, 'promote-set', { members, percent: 20 });
  expect([refused.statusCode, refused.json().message]).toEqual([409, '这个令牌属于 catalog，不能更改 forum。']);
  const promoted = (await ask(operator, 'promote-set', { members, percent: 20 })).json();
  expect(promoted).toMatchObject({ command: 'promote-set', remote: 'catalog', others: [{ remote: 'forum' }] });
  expect(promoted.others[0].rows).toContainEqual({ version: OTHER, traffic: 20, default: false });
  expect(await readAudit(storage, promoted.revision)).toMatchObject({ who: '目录组流水线', command: 'promote-set' });
  const stale = await ask(operator, 'promote-set', { members, percent: 30, since: promoted.revision - 1 });
  expect([stale.statusCode, stale.json().error]).toEqual([412, 'race']);
  // What takes the team's own version back takes the other team's too, which is not the team's to do.
  expect((await ask(team, 'rollback', { remote: 'catalog' })).json().message).toContain('不能更改 forum');
  const back = (await ask(operator, 'rollback-set', { remote: 'forum' })).json();
  expect(back).toMatchObject({ revision: promoted.revision + 1, others: [{ remote: 'catalog' }] });
  expect((await ask(operator, 'rollback-set', { remote: 'forum' })).json().message).toContain('不属于任何一套');
  expect((await ask(operator, 'promote-set', { members: [], percent: 20 })).json().message).toContain('members');
});

test('none, an unknown and a revoked token are answered alike, before the body is looked at', async () => {
  const revoked = await createToken(db, { remote: 'catalog', label: '' });
  await revokeToken(db, revoked.id);
  const unknown = `sxd_catalog_${'0'.repeat(64)}`;
  const headers = [
    {},
    ...['', unknown, revoked.token, `${unknown}x`].map(text => ({ authorization: `Bearer ${text}` })),
  ];
  const answers = await Promise.all(
    headers.map(header =>
      app.inject({
        method: 'POST',
        url: '/deploy/v1/kill',
        headers: { ...header, 'content-type': 'application/json' },
        payload: '{ not json',
      }),
    ),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(401);
  await expect(revokeToken(db, revoked.id)).rejects.toThrow('没有编号为');
});

test('a token does what it is for and no more, and ends', async () => {
  await upload(await token('catalog'), 'remote=catalog');
  const { token: reader } = await createToken(db, { remote: 'catalog', label: '值班屏', role: 'reader' });
  const status = (bearer: string) =>
    app.inject({ url: '/deploy/v1/status', headers: { authorization: `Bearer ${bearer}` } });
  expect((await status(reader)).statusCode).toBe(200);
  const refused = await ask(reader, 'promote', { remote: 'catalog', percent: 10 });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('没有 promote 的权限')]);
  const { token: publisher } = await createToken(db, { remote: 'catalog', label: '', scopes: ['publish', 'preview'] });
  expect((await upload(publisher, 'remote=catalog')).statusCode).toBe(200);
  for (const [command, body] of [
    ['promote', { percent: 10 }],
    ['rollback', {}],
    ['kill', { reason: '试' }],
    ['revive', {}],
  ] as const)
    expect((await ask(publisher, command, { remote: 'catalog', ...body })).statusCode).toBe(409);
  expect((await status(publisher)).statusCode).toBe(409);
  expect((await ask(publisher, 'preview', { remote: 'catalog' })).statusCode).toBe(200);
  const { id, token: ended } = await createToken(db, { remote: 'catalog', label: '', days: 1 });
  expect((await status(ended)).statusCode).toBe(200);
  await db
    .update(deployToken)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(deployToken.id, id));
  const ending = await status(ended);
  expect(ending.statusCode).toBe(401);
  expect(ending.json().message).toMatch(/^这个部署令牌已于 \S+ \S+ 到期：请站点管理员重新发放。$/);
  // Who holds one that was taken away learns no more than who guesses.
  await revokeToken(db, id);
  expect((await status(ended)).json().message).toBe((await status('sxd_catalog_unknown')).json().message);
});

test.each([
  [{ remote: 'catalog', role: 'operator' as const }, '应为 *'],
  [{ remote: 'catalog', scopes: ['gc'] }, '权限「gc」不对'],
  [{ remote: 'catalog', scopes: [] }, '权限「」不对'],
  [{ remote: 'catalog', days: 0 }, '有效天数'],
  [{ remote: 'catalog', days: Number.NaN }, '有效天数'],
  [{ remote: '*', days: 1000 }, '不超过 730'],
])('a token %o cannot be made', async (asked, says) => {
  await expect(createToken(db, { label: '', ...asked })).rejects.toThrow(says);
});

test('of a token the database keeps a hash, whose it is and when it was used last', async () => {
  const { id, token: text } = await createToken(db, { remote: 'selection', label: '选型组' });
  expect(text).toMatch(/^sxd_selection_[0-9a-f]{64}$/);
  const rows = await db.select().from(deployToken);
  expect(JSON.stringify(rows)).not.toContain(text.slice(-64));
  const find = async () => (await listTokens(db)).find(known => known.id === id);
  expect(await find()).toMatchObject({ remote: 'selection', label: '选型组', lastUsedAt: null });
  await app.inject({ url: '/deploy/v1/status', headers: { authorization: `Bearer ${text}` } });
  expect((await find())?.lastUsedAt).toBeInstanceOf(Date);
});

test('a build that does not pass is refused with every reason, and nothing of it is kept', async () => {
  const own = await token('catalog');
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8'));
  const files = { 'remote.json': Buffer.from(JSON.stringify(manifest)), 'evil.js': Buffer.from('') };
  const answer = await upload(own, 'remote=catalog', Buffer.from(zipSync(files, { level: 0 })));
  expect(answer.statusCode).toBe(422);
  const failed = answer.json().checks.filter(({ outcome }: { outcome: string }) => outcome === 'failed');
  expect(failed[0].message).toMatch(/remote-entry\.js 在清单中，但不在构建目录里[\s\S]*evil\.js 不在清单中/);
  expect(await storage.list('files/remotes/catalog/1.0.0-d')).toEqual([]);
});

test.each([
  ['a path that climbs out', { '../x.js': Buffer.from('') }, '文件路径不允许'],
  ['an absolute path', { '/etc/x': Buffer.from('') }, '文件路径不允许'],
])('an upload with %s is refused', async (_, files, message) => {
  const answer = await upload(await token('catalog'), 'remote=catalog', Buffer.from(zipSync(files, { level: 0 })));
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(message)]);
});

test.each([
  ['no ZIP', () => Buffer.from('hello'), '不是完整的、只存储'],
  ['a compressed ZIP', () => Buffer.from(zipSync({ 'a.js': Buffer.alloc(1000) }, { level: 9 })), '不是完整的、只存储'],
  ['half a ZIP', () => Buffer.from(zipFolder(join(folder, 'dist'))).subarray(0, 900), '不是完整的、只存储'],
  ['more than there may be', () => Buffer.alloc(33 * 1024 * 1024), '超过 32 MB'],
])('an upload of %s is refused', async (_, body, message) => {
  const answer = await upload(await token('catalog'), 'remote=catalog', body());
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(message)]);
});

test('who checked against an older revision is told who was first', async () => {
  const own = await token('catalog');
  await upload(own, 'remote=catalog&since=2');
  writeRemoteBuild(join(folder, 'dist'), '1.0.0-eeeeeeee');
  const late = await upload(own, 'remote=catalog&since=2');
  expect([late.statusCode, late.json().error]).toEqual([412, 'race']);
  expect(late.json().message).toContain('目录组流水线 已先一步执行 publish catalog');
});

test('a form that is not right says which field', async () => {
  const own = await token('catalog');
  expect((await ask(own, 'kill', { remote: 'catalog', reason: ' ' })).json().message).toContain(
    'reason：请说明停用的原因',
  );
  expect((await ask(own, 'promote', { remote: 'catalog', version: NEXT, percent: 101 })).json().message).toContain(
    '不超过 100',
  );
  expect((await ask(own, 'promote', { remote: '../x', percent: 1 })).json().message).toContain('remote：应为栏目名');
  expect((await ask(own, 'nothing', {})).statusCode).toBe(422);
});

test('a token that asks without end is slowed down', async () => {
  const own = await token('catalog');
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await ask(own, 'revive', { remote: 'catalog' })).statusCode);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(409));
  expect(statuses[30]).toBe(429);
});

test('a stored version is whole: a file that was lost is put back by publishing again', async () => {
  const own = await token('catalog');
  await upload(own, 'remote=catalog');
  const lost = join(folder, `registry/files/remotes/catalog/${NEXT}/static/list.js`);
  rmSync(lost);
  expect((await upload(own, 'remote=catalog')).json()).toMatchObject({ changed: false });
  expect(readFileSync(lost, 'utf8')).toBe('globalThis.list = 1;');
});

test('a registry that the site cannot read is named to the team, and nothing is changed', async () => {
  const own = await token('catalog');
  const file = join(folder, 'registry/registry.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), killed: [] }));
  const before = readFileSync(file, 'utf8');
  const refused = await ask(own, 'promote', { remote: 'catalog', percent: 100 });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ error: 'server', message: expect.stringContaining('killed') });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a damaged registry is rebuilt by the next deployment, which goes on', async () => {
  const own = await token('catalog');
  writeFileSync(join(folder, 'registry/registry.json'), '{ "schema": ');
  const published = await upload(own, 'remote=catalog&smoke=passed');
  expect(published.json()).toMatchObject({ version: NEXT, changed: true, revision: 3 });
});

test('a team sets what its version declares; nobody else does, and nothing that the version does not take', async () => {
  const own = await token('catalog');
  const rows = { type: 'integer' as const, title: '行数', minimum: 1, maximum: 12, default: 6 };
  writeRemoteBuild(join(folder, 'dist'), NEXT, { config: { type: 'object', properties: { rows } } });
  expect((await upload(own, 'remote=catalog')).statusCode).toBe(200);
  expect((await ask(own, 'promote', { remote: 'catalog', percent: 100 })).statusCode).toBe(200);
  const set = (bearer: string, values: unknown, more: object = {}) =>
    ask(bearer, 'config', { remote: 'catalog', values, ...more });
  expect((await set(own, { rows: 8 }, { since: 4 })).json()).toMatchObject({ changed: true, revision: 5 });
  // Somebody was first: nothing is undone unseen.
  const late = await set(own, { rows: 9 }, { since: 4 });
  expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining('已先一步执行 config catalog')]);
  const wrong = await set(own, { rows: 20 });
  expect([wrong.statusCode, wrong.json().message]).toEqual([409, expect.stringContaining('rows（行数）应为不大于 12')]);
  expect((await set(own, { 'max rows': 1 })).json()).toMatchObject({
    error: 'form',
    message: expect.stringContaining('values'),
  });
  expect((await set(own, [1])).statusCode).toBe(422);
  expect((await set(await token('selection'), { rows: 2 })).statusCode).toBe(409);
  const reader = await createToken(db, { remote: '*', label: '看板', role: 'reader' });
  expect((await set(reader.token, { rows: 2 })).statusCode).toBe(409);
  const shown = await app.inject({
    url: '/deploy/v1/config?remote=catalog',
    headers: { authorization: `Bearer ${reader.token}` },
  });
  expect(shown.json()).toMatchObject({
    set: { values: { rows: 8 }, by: '目录组流水线' },
    fields: [{ name: 'rows', title: '行数', value: 8, default: 6, problem: null }],
  });
  expect((await set(own, null)).json()).toMatchObject({ changed: true, revision: 6 });
});

test('what is live in another environment of the store is taken over by whoever may publish and promote here', async () => {
  const stored = folderStorage(folder);
  const staging = registryStore(inEnvironment(stored, 'staging'));
  await publishTo(staging, join(folder, 'shell'));
  await publishTo(staging, join(folder, 'dist'));
  const here = fastify();
  await here.register(registerDeploy, { db, storage, environments: environmentsOf(stored, 'production') });
  onTestFinished(() => here.close());
  const promote = async (bearer: string, body: object) =>
    here.inject({
      method: 'POST',
      url: '/deploy/v1/promote',
      headers: { authorization: `Bearer ${bearer}` },
      payload: { remote: 'catalog', percent: 20, ...body },
    });
  const own = await token('catalog');
  const none = await promote(own, { from: 'trial' });
  expect([none.statusCode, none.json().message]).toEqual([409, expect.stringContaining('其他环境：staging')]);
  expect((await promote(own, { from: '../x' })).statusCode).toBe(422);
  expect((await promote(own, { from: 'staging', version: NEXT })).statusCode).toBe(422);
  const narrow = await createToken(db, { remote: 'catalog', label: '只上线', scopes: ['promote'] });
  expect((await promote(narrow.token, { from: 'staging' })).statusCode).toBe(409);
  expect((await promote(own, { from: 'staging', since: 1 })).statusCode).toBe(412);
  expect((await promote(own, { from: 'staging' })).json()).toMatchObject({
    version: NEXT,
    rows: [
      { version: NEXT, traffic: 20, default: false },
      { version: '1.0.0-aaaaaaaa', traffic: 80, default: true },
    ],
  });
  // As a set: each with its version, or all of them without one.
  const operator = await token('*');
  const asSet = (body: object) =>
    here.inject({
      method: 'POST',
      url: '/deploy/v1/promote-set',
      headers: { authorization: `Bearer ${operator}` },
      payload: { percent: 100, ...body },
    });
  const mixed = [{ remote: 'catalog', version: NEXT }, { remote: 'content' }];
  for (const body of [{ members: mixed }, { members: mixed, from: 'staging' }, { members: mixed.slice(1) }])
    expect((await asSet(body)).statusCode).toBe(422);
  const unnamed = mixed.map(({ remote }) => ({ remote }));
  expect((await asSet({ members: unnamed, from: 'staging' })).json().message).toContain('content 没有线上版本');
  // Without environments there are none to take from.
  const alone = await ask(own, 'promote', { remote: 'catalog', percent: 20, from: 'staging' });
  expect(alone.json().message).toContain('没有可取用的环境');
});

test.each([
  ['remote=catalog&since=', 'since：应为注册表的版次，如 12'],
  ['remote=catalog&since=x', 'since：应为注册表的版次，如 12'],
  ['remote=catalog&since=-1', 'since：应为注册表的版次，如 12'],
  ['remote=catalog&since=2&since=3', 'since：应为注册表的版次，如 12'],
  ['remote=catalog&remote=content', 'remote：只能写一个'],
  ['', 'remote：没有写'],
  ['remote=catalog&dry_run=true', '请求：不认识 dry_run：名称写错了，或这个网站还没有这项功能'],
])('a publication that is asked for as %j is told what is wrong with that', async (query, message) => {
  const answer = await upload(await token('catalog'), query);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe(message);
});

test.each([
  ['promote', { remote: 'catalog' }, 'percent：没有写'],
  ['promote', { remote: 'catalog', percent: 10, version: '../x' }, 'version：应形如 1.0.0-3f9a2c1b'],
  [
    'promote-group',
    { remote: 'catalog', percent: 10, group: 'all' },
    'group：应为 signed-in，或 invited: 与试用组的名称',
  ],
  ['kill', { remote: 'catalog' }, 'reason：没有写'],
  // Done without it, the command would be carried out in earnest.
  ['rollback', { remote: 'catalog', dry_run: true }, '请求：不认识 dry_run：名称写错了，或这个网站还没有这项功能'],
  [
    'promote',
    { remote: 'catalog', percent: 10, ramp: { step: 5, everyMinutes: 5, until: 50 } },
    'ramp：不认识 until：名称写错了，或这个网站还没有这项功能',
  ],
])('%s with the body %o is told what is wrong with that', async (command, body, message) => {
  const answer = await ask(await token('catalog'), command, body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe(message);
});

test('a build that is sent as a form, as curl does by itself, is told how to send it', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/deploy/v1/publish?remote=catalog',
    headers: {
      authorization: `Bearer ${await token('catalog')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: Buffer.from(zipFolder(join(folder, 'dist'))),
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('请求体应为 application/zip：用部署命令上传。');
});
