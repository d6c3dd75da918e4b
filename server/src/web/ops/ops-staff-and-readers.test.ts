import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf as firstCookie, ownPage, postForm as postOpsForm } from '../../../test/ops-forms';
import { ownPassword } from '../../../test/own-password';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { createAccount, setStaff } from '../../domain/accounts/operate';
import { publishBuild } from '../../domain/releases/deploy/publish-build';
import { createToken, revokeToken } from '../../domain/releases/deploy/tokens';
import { createPreview, listPreviews } from '../../domain/releases/previews';
import { writeRemoteBuild, writeShellBuild } from '../../domain/releases/registry/build-fixture';
import type { OperationCommand } from '../../domain/releases/registry/operations/next-registry';
import { runOperation } from '../../domain/releases/registry/operations/run-operation';
import { publish } from '../../domain/releases/registry/publish';
import { readPointer } from '../../domain/releases/registry/registry-pointer';
import { listTrialKeys } from '../../domain/releases/trial/trial-keys';
import { requiresTrial } from '../../domain/releases/trial/trial-policy';
import { endAlarm, raiseAlarm } from '../../domain/telemetry/alarms';
import { createPageTickets } from '../../domain/telemetry/page-tickets';
import { folderStorage } from '../../platform/storage/folder-storage';
import { registerOperators } from './register-operators';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-ops-readers-'));
const registryDir = join(folder, 'registry');
const storage = folderStorage(registryDir);
const LIVE = '1.0.0-aaaaaaaa';
const NEXT = '1.1.0-bbbbbbbb';
let site: TestSite;
let staff: { cookie: string };

const postForm = (...form: [url: string, fields: Record<string, string>, headers?: Record<string, string>]) =>
  postOpsForm(site, ...form);
const cookieOf = (response: { headers: Record<string, unknown> }) => ({ cookie: firstCookie(response) });
const look = async (who: { cookie: string }) =>
  (await site.app.inject({ url: '/ops', headers: { ...ownPage, ...who } })).body;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'live'), LIVE);
  writeRemoteBuild(join(folder, 'next'), NEXT);
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'live'), registryDir);
  await publishBuild({ storage }, join(folder, 'next'), { app: 'remotes/catalog', who: '目录组', reason: '' });
  const tickets = createPageTickets(async () => Buffer.alloc(32));
  site = await createTestSite({
    data: false,
    operators: (app, db) => registerOperators(app, { db, registryDir, registryStorage: storage, tickets }),
  });
  const { db } = site.database;
  const password = await ownPassword(db, await createAccount(db, '值班员'), '夜班时的一壶热水');
  await setStaff(true)(db, '值班员');
  staff = cookieOf(await postForm('/ops/login', { userName: '值班员', password }));
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('what is wrong now stands before all else, and where nothing is, the page says so', async () => {
  const { db } = site.database;
  const healthy = await look(staff);
  expect(healthy).toContain('没有异常</h2>');
  await raiseAlarm(db, { app: 'catalog', version: LIVE, reason: '10 位访客中 8 位', since: new Date() });
  await postForm('/ops/kill', { app: 'remotes/catalog', reason: '数据更正中' }, staff);
  try {
    const body = await look(staff);
    const places = [
      '正在发生</h2>',
      '起故障增多：10 位',
      '起由 值班员 停用：数据更正中',
      'id="catalog"',
      'id="enquiries"',
    ];
    const found = places.map(text => body.indexOf(text));
    expect(found.every(place => place > 0)).toBe(true);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  } finally {
    await endAlarm(db, 'catalog', LIVE, new Date());
    await postForm('/ops/revive', { app: 'remotes/catalog' }, staff);
  }
});

test('links to previews are listed with their end, without the links themselves, and revoked', async () => {
  const { db } = site.database;
  const made = await createPreview({ db, storage }, { remote: 'catalog', version: NEXT, who: '目录组流水线' });
  const body = await look(staff);
  expect(body).toMatch(new RegExp(`catalog</th><td class="version">${NEXT}</td>[\\s\\S]*目录组流水线</td>`));
  expect(body).not.toContain(made.link.slice(-20));
  expect((await postForm('/ops/revoke-preview', { id: made.id })).statusCode).toBe(403);
  const revoked = await postForm('/ops/revoke-preview', { id: made.id }, staff);
  expect(revoked.headers.location).toBe('/ops?done=revoke-preview');
  expect(await listPreviews(db)).toEqual([]);
  expect((await postForm('/ops/revoke-preview', { id: made.id }, staff)).statusCode).toBe(409);
  expect(await look(staff)).toContain('没有有效的链接');
});

test('trial runs are asked for, and their keys issued and revoked, here as on the command line', async () => {
  expect(await look(staff)).not.toContain('待试运行');
  expect((await postForm('/ops/require-trial', { required: 'perhaps' }, staff)).statusCode).toBe(422);
  await postForm('/ops/require-trial', { required: 'on' }, staff);
  expect(await requiresTrial(storage)).toBe(true);
  const waiting = await look(staff);
  expect(waiting).toContain('待试运行');
  expect(waiting).toContain('值班员</td><td class="wide">改为上线前须有网站一方的试运行');
  const { revision } = (await readPointer(storage)).registry;
  const early = { app: 'remotes/catalog', version: NEXT, since: String(revision) };
  const refused = await postForm('/ops/promote', early, staff);
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('还没有试运行的结果')]);

  const issued = await postForm('/ops/trial-keys', { remote: '*', label: '试运行机', days: '30' }, staff);
  expect([issued.statusCode, issued.headers['cache-control']]).toEqual([200, 'no-store']);
  const [secret = 'none'] = /sxt_[0-9a-f-]{36}_[0-9a-f]{64}/.exec(issued.body) ?? [];
  const listed = await look(staff);
  expect(listed).not.toContain(secret);
  const [key] = await listTrialKeys(storage);
  expect(listed).toContain(`action="/ops/revoke-trial-key"><input type="hidden" name="id" value="${key?.id}"`);
  expect((await postForm('/ops/revoke-trial-key', { id: key?.id ?? '' }, staff)).statusCode).toBe(303);
  expect((await listTrialKeys(storage))[0]?.revokedAt).not.toBeNull();
  expect((await postForm('/ops/trial-keys', { remote: '*', label: '', days: '30' }, staff)).statusCode).toBe(422);
  await postForm('/ops/require-trial', { required: 'off' }, staff);
  expect(await requiresTrial(storage)).toBe(false);
});

test('a reader sees what is live and how it fares, no people and no secrets, and can do nothing', async () => {
  const { db } = site.database;
  const { token, id } = await createToken(db, { remote: '*', label: '值班看板', role: 'reader' });
  const opened = await postForm('/ops/reader', { token });
  expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([303, expect.stringContaining('HttpOnly')]);
  const reader = cookieOf(opened);
  const body = await look(reader);
  expect(body).toContain('值班看板（只看）');
  expect(body).toContain(LIVE);
  for (const hidden of [
    '部署令牌</h2>',
    '询价</h2>',
    '预览链接</h2>',
    '合作伙伴</h2>',
    '我的登录</h2>',
    'action="/ops/kill',
  ])
    expect(body).not.toContain(hidden);
  expect([...body.matchAll(/<form[^>]*action="([^"]+)"/g)].map(([, action]) => action)).toEqual(['/ops/logout']);
  const acts = [
    ['/ops/kill', { app: 'remotes/catalog' }],
    ['/ops/tokens', { role: 'operator', remote: '*', label: '我', days: '1' }],
    ['/ops/require-trial', { required: 'on' }],
  ] as const;
  for (const [url, fields] of acts) expect((await postForm(url, { ...fields }, reader)).statusCode).toBe(403);
  await revokeToken(db, id);
  expect(await look(reader)).toContain('运维登录');
});

test('no token that may do more than look is taken into a browser, and leaving forgets a reader', async () => {
  const { db } = site.database;
  const pipeline = await createToken(db, { remote: 'catalog', label: '目录组流水线' });
  for (const token of [pipeline.token, `sxd_*_${'0'.repeat(64)}`, '']) {
    const answer = await postForm('/ops/reader', { token });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.body).toContain('这不是有效的「只看」令牌');
  }
  const { token } = await createToken(db, { remote: '*', label: '看板', role: 'reader' });
  expect((await postForm('/ops/reader', { token }, { origin: 'https://evil.test' })).statusCode).toBe(403);
  const left = await postForm('/ops/logout', {}, cookieOf(await postForm('/ops/reader', { token })));
  expect(String(left.headers['set-cookie'])).toMatch(/shixuan-reader=;[^,]*Max-Age=0/);
});

test('a version on trial waits for its trial run too, where one is required: its share may not grow before', async () => {
  const operate = (asked: OperationCommand) => runOperation({ storage }, { ...asked, who: '目录组', reason: '' });
  await operate({ command: 'promote', app: 'remotes/catalog', version: NEXT, percent: 10 });
  const waits = async () =>
    new RegExp(`${NEXT}</td>\\s*<td class="canary">灰度<br>[^\\n]*待试运行`).test(await look(staff));
  expect(await waits()).toBe(false);
  await postForm('/ops/require-trial', { required: 'on' }, staff);
  expect(await waits()).toBe(true);
  await postForm('/ops/require-trial', { required: 'off' }, staff);
  expect(await waits()).toBe(false);
});
