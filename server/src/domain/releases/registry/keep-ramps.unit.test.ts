import { expect, test, vi } from 'vitest';
import { setTrialPolicy } from '../trial/trial-policy';
import { noteOwnTrial } from '../trial/trial-results';
import { readAudit } from './audit-log';
import { endRampsOf } from './end-ramps';
import { takeDueSteps } from './keep-ramps';
import { rowsOf } from './operations/app-rows';
import type { Ramp } from './operations/ramp';
import { A, APP, B, build, C, setUpStore } from './operations/store-fixture';
import { readPointer, swapPointer } from './registry-pointer';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const BEGIN = Date.now();
const minutes = (count: number) => new Date(BEGIN + count * 60_000);

async function setUp(percent = 10, ramp: Ramp = { step: 40, everyMinutes: 5 }) {
  const store = setUpStore();
  await store.goLive(A);
  await store.run({ command: 'publish', app: APP, build: build(B) });
  await store.run({ command: 'promote', app: APP, percent, ramp });
  const rows = async () => rowsOf((await readPointer(store.storage)).registry, APP);
  const share = async () => (await rows()).find(({ metadata }) => metadata.version === B)?.deployment;
  const step = (after: number) => takeDueSteps(store.storage, log, minutes(after));
  return { ...store, rows, share, step };
}

test('a share grows by its step when its time has come, up to everybody, and then no more', async () => {
  const { step, share, rows } = await setUp();
  await step(4);
  expect(await share()).toEqual({ traffic: 10, default: false });
  await step(6);
  expect(await share()).toEqual({ traffic: 50, default: false });
  // The next step counts from this one: a site that stood still takes one, not all that it missed.
  await step(7);
  expect(await share()).toEqual({ traffic: 50, default: false });
  await step(12);
  await step(18);
  expect(await share()).toEqual({ traffic: 100, default: true });
  expect((await rows()).every(({ extras }) => extras.ramp === undefined)).toBe(true);
});

test('a version that was withdrawn, or whose share was set by hand, grows no more', async () => {
  const withdrawn = await setUp();
  await withdrawn.rollback();
  await withdrawn.step(6);
  expect(await withdrawn.share()).toEqual({ traffic: 0, default: false });
  const byHand = await setUp();
  await byHand.run({ command: 'promote', app: APP, percent: 20 });
  await byHand.step(60);
  expect(await byHand.share()).toEqual({ traffic: 20, default: false });
});

const BETA = 'invited:beta' as const;

/** The same within a group: B is tried on 10 % of it. */
async function setUpGroup(ramp: Ramp = { step: 40, everyMinutes: 5 }) {
  const store = await setUp(10, ramp);
  await store.run({ command: 'promote', app: APP, version: B, percent: 10, group: BETA, ramp });
  const rowOf = async (version: string) => (await store.rows()).find(({ metadata }) => metadata.version === version);
  const tried = async () => (await rowOf(B))?.extras.audience ?? null;
  const ramps = async () => (await store.rows()).some(({ extras }) => extras.ramp !== undefined);
  return { ...store, rowOf, tried, ramps };
}

test('the share of a group grows up to all of the group and stays a trial: all others keep the live version', async () => {
  const { storage, step, tried, ramps, rowOf, live } = await setUpGroup();
  await step(4);
  expect(await tried()).toEqual({ group: BETA, percent: 10 });
  await step(6);
  expect(await tried()).toEqual({ group: BETA, percent: 50 });
  const { registry } = await readPointer(storage);
  expect(await readAudit(storage, registry.revision)).toMatchObject({
    ...{ command: 'promote', version: B, reason: '目录组 的渐进上线：每 5 分钟加 40 %' },
  });
  await step(12);
  expect(await ramps()).toBe(true);
  await step(18);
  expect([await tried(), await ramps()]).toEqual([{ group: BETA, percent: 100 }, false]);
  await step(60);
  expect([await live(), (await rowOf(A))?.deployment, (await rowOf(B))?.deployment]).toEqual([
    A,
    { traffic: 100, default: true },
    { traffic: 0, default: false },
  ]);
});

test('the share of a group stops by whatever stops that of all visitors, and the group keeps what it has', async () => {
  const withdrawn = await setUpGroup();
  await withdrawn.rollback({ from: B });
  await withdrawn.step(6);
  expect([await withdrawn.tried(), await withdrawn.ramps()]).toEqual([null, false]);
  const byHand = await setUpGroup();
  await byHand.run({ command: 'promote', app: APP, version: B, percent: 20, group: BETA });
  await byHand.step(60);
  expect(await byHand.tried()).toEqual({ group: BETA, percent: 20 });
  const off = await setUpGroup();
  await off.run({ command: 'kill', app: APP });
  await off.run({ command: 'revive', app: APP });
  await off.step(6);
  expect(await off.tried()).toEqual({ group: BETA, percent: 10 });
  const token = { id: 'c6f1', expiresAt: minutes(5).toISOString() };
  const expired = await setUpGroup({ step: 40, everyMinutes: 5, token });
  await expired.step(6);
  expect([await expired.tried(), await expired.ramps()]).toEqual([{ group: BETA, percent: 10 }, false]);
  const revoked = await setUpGroup({ step: 40, everyMinutes: 5, token: { id: 'c6f1', expiresAt: null } });
  await endRampsOf(revoked.storage, 'c6f1', '值班员');
  expect([await revoked.tried(), await revoked.ramps()]).toEqual([{ group: BETA, percent: 10 }, false]);
  const untried = await setUpGroup();
  await setTrialPolicy(untried.storage, true, '值班员');
  await untried.step(6);
  expect([await untried.tried(), await untried.ramps()]).toEqual([{ group: BETA, percent: 10 }, false]);
});

test('a share of all visitors takes the place of that of a group, and grows among all', async () => {
  const { run, step, tried, share } = await setUpGroup();
  await run({ command: 'promote', app: APP, version: B, percent: 5, ramp: { step: 40, everyMinutes: 5 } });
  await step(6);
  expect([await tried(), await share()]).toEqual([null, { traffic: 45, default: false }]);
});

test('of several processes one takes the step', async () => {
  const { step, share } = await setUp();
  await Promise.all([step(6), step(6), step(6)]);
  expect(await share()).toEqual({ traffic: 50, default: false });
});

test('a first version grows too', async () => {
  const store = setUpStore();
  await store.run({ command: 'publish', app: APP, build: build(C) });
  await store.run({ command: 'promote', app: APP, percent: 50, ramp: { step: 50, everyMinutes: 1 } });
  await takeDueSteps(store.storage, log, minutes(2));
  expect(await store.live()).toBe(C);
});

test.each([
  [{ step: 0, everyMinutes: 5 }, '每步'],
  [{ step: 0.001, everyMinutes: 5 }, '每步'],
  [{ step: 10, everyMinutes: 0 }, '两步之间'],
  [{ step: 10, everyMinutes: 1441 }, '两步之间'],
])('%o is refused', async (ramp, says) => {
  await expect(setUp(10, ramp)).rejects.toThrow(says);
});

test('a remote that is switched off grows no more, not even when it comes back', async () => {
  const { run, step, share, rows } = await setUp();
  await run({ command: 'kill', app: APP });
  expect((await rows()).every(({ extras }) => extras.ramp === undefined)).toBe(true);
  await run({ command: 'revive', app: APP });
  await step(6);
  expect(await share()).toEqual({ traffic: 10, default: false });
});

test('a step that is refused is told, and stops no other team', async () => {
  const { storage, run, step, share } = await setUp();
  const other = 'remotes/zeta' as const;
  await run({ command: 'start', app: other, build: build(A, other) });
  await run({ command: 'publish', app: other, build: build(B, other) });
  await run({ command: 'promote', app: other, percent: 10, ramp: { step: 40, everyMinutes: 5 } });
  // As it was noted by an edition that kept ramps of remotes that are switched off.
  const pointer = await readPointer(storage);
  const killed = { reason: '数据有误', by: '目录组', at: new Date(BEGIN).toISOString() };
  await swapPointer(storage, pointer, { ...pointer.registry, killed: { catalog: killed } });
  log.warn.mockClear();
  await step(6);
  expect(await share()).toEqual({ traffic: 10, default: false });
  const rowsOfOther = rowsOf((await readPointer(storage)).registry, other);
  expect(rowsOfOther.find(({ metadata }) => metadata.version === B)?.deployment.traffic).toBe(50);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ app: APP, version: B, reason: expect.stringContaining('停用') }),
    expect.any(String),
  );
});

test('what stands in the way of a step is said once for as long as it stands, and again when it is something else', async () => {
  const { storage, run } = await setUp();
  const told = new Map<string, string>();
  const look = (after: number) => takeDueSteps(storage, log, minutes(after), { told });
  const kill = async (reason: string) => {
    const pointer = await readPointer(storage);
    const killed = { reason, by: '目录组', at: new Date(BEGIN).toISOString() };
    await swapPointer(storage, pointer, { ...pointer.registry, killed: { catalog: killed } });
  };
  log.warn.mockClear();
  await kill('数据有误');
  for (const after of [6, 7, 8]) await look(after);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await kill('图片有误');
  for (const after of [9, 10]) await look(after);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenLastCalledWith(
    expect.objectContaining({ reason: expect.stringContaining('图片有误') }),
    expect.any(String),
  );
  await run({ command: 'revive', app: APP });
  await look(11);
  // The step was taken: the same hindrance at the next one is news.
  expect(told.size).toBe(0);
});

test('a ramp ends with the token that asked for it, revoked or expired; the share stays', async () => {
  const token = { id: 'c6f1', expiresAt: minutes(5).toISOString() };
  const expired = await setUp(10, { step: 40, everyMinutes: 5, token });
  await expired.step(6);
  expect(await expired.share()).toEqual({ traffic: 10, default: false });
  expect((await expired.rows()).every(({ extras }) => extras.ramp === undefined)).toBe(true);
  const revoked = await setUp(10, { step: 40, everyMinutes: 5, token: { id: 'c6f1', expiresAt: null } });
  await endRampsOf(revoked.storage, 'another', '值班员');
  expect((await revoked.rows()).some(({ extras }) => extras.ramp !== undefined)).toBe(true);
  await endRampsOf(revoked.storage, 'c6f1', '值班员');
  await revoked.step(6);
  expect(await revoked.share()).toEqual({ traffic: 10, default: false });
  expect((await revoked.rows()).every(({ extras }) => extras.ramp === undefined)).toBe(true);
});

test('each step keeps the token with the ramp', async () => {
  const token = { id: 'c6f1', expiresAt: minutes(60).toISOString() };
  const { step, rows } = await setUp(10, { step: 10, everyMinutes: 5, token });
  await step(6);
  expect((await rows()).find(({ extras }) => extras.ramp)?.extras.ramp?.token).toEqual(token);
});

const OPERATOR = '值班员';

test('a ramp goes on where the site requires a trial run, from whenever on, and the version has passed one', async () => {
  const { storage, step, share } = await setUp();
  await setTrialPolicy(storage, true, OPERATOR);
  await handIn(storage, 'passed');
  await step(6);
  expect(await share()).toEqual({ traffic: 50, default: false });
});

test.each([
  ['none was handed in', null, '还没有试运行的结果'],
  ['it failed', 'failed' as const, '没有通过试运行（值班员）：/goods/list 控制台报错'],
])('a ramp ends when the site requires a trial run meanwhile and %s; the share stays', async (_, outcome, says) => {
  const { storage, step, share, rows } = await setUp();
  await setTrialPolicy(storage, true, OPERATOR);
  if (outcome) await handIn(storage, outcome);
  log.warn.mockClear();
  await step(6);
  expect(await share()).toEqual({ traffic: 10, default: false });
  expect((await rows()).every(({ extras }) => extras.ramp === undefined)).toBe(true);
  const reason = `本站要求网站一方的试运行，这个版本${says}`;
  const { registry } = await readPointer(storage);
  expect(await readAudit(storage, registry.revision)).toMatchObject({
    who: '目录组',
    command: 'promote',
    reason: `${reason}：不再增加访客的比例`,
  });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ app: APP, version: B, reason }, 'a ramp ended');
  // What passes later does not begin it anew: somebody has to ask.
  await handIn(storage, 'passed');
  await step(12);
  expect(await share()).toEqual({ traffic: 10, default: false });
});

async function handIn(storage: Awaited<ReturnType<typeof setUp>>['storage'], outcome: 'passed' | 'failed') {
  const { integrity } = build(B);
  const message = outcome === 'passed' ? '浏览器试运行 3 个页面' : '/goods/list 控制台报错';
  const statement = { remote: 'catalog', version: B, integrity, outcome, message, at: new Date().toISOString() };
  await noteOwnTrial(storage, { statement: { environment: 'production', ...statement }, who: OPERATOR });
}
