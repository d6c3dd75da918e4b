import { expect, test } from 'vitest';
import { readAudit } from '../audit-log';
import { readPointer } from '../registry-pointer';
import { rowsOf } from './app-rows';
import { judgeVersions } from './gc';
import { A, APP, B, build, C, setUpStore } from './store-fixture';

/** A is live, B is published and tried on those who are signed in. */
async function setUp(percent = 25) {
  const store = setUpStore();
  await store.goLive(A);
  await store.run({ command: 'publish', app: APP, build: build(B) });
  const promote = (to: number, group?: 'signed-in') =>
    store.run({ command: 'promote', app: APP, version: B, percent: to, group });
  await promote(percent, 'signed-in');
  const rows = async () => rowsOf((await readPointer(store.storage)).registry, APP);
  const shown = async () =>
    (await rows()).map(({ metadata, deployment, extras }) => [
      metadata.version,
      deployment.traffic,
      extras.audience?.percent ?? null,
    ]);
  return { ...store, promote, rows, shown };
}

test.each([25, 100])(
  'at %d %% of a group the live version stays live for all others, and the trial is noted',
  async percent => {
    const { storage, rows, shown, live } = await setUp(percent);
    expect(await shown()).toEqual([
      [B, 0, percent],
      [A, 100, null],
    ]);
    expect(await live()).toBe(A);
    const [tried] = await rows();
    expect(tried?.extras).toMatchObject({ served: true, shownSince: expect.any(String) });
    const { registry } = await readPointer(storage);
    const entry = await readAudit(storage, registry.revision);
    expect(entry).toMatchObject({ command: 'promote', version: B });
    expect(entry?.to.rows[0]?.extras.audience).toEqual({ group: 'signed-in', percent });
  },
);

test('the share of a group is changed; asked for once more it changes nothing', async () => {
  const { promote, shown } = await setUp();
  expect((await promote(25, 'signed-in')).changed).toBe(false);
  await promote(50, 'signed-in');
  expect((await shown())[0]).toEqual([B, 0, 50]);
});

test('from a group it goes to a share of all visitors, back to the group, and to everybody', async () => {
  const { promote, shown, live } = await setUp();
  await promote(10);
  expect(await shown()).toEqual([
    [B, 10, null],
    [A, 90, null],
  ]);
  await promote(100, 'signed-in');
  expect(await shown()).toEqual([
    [B, 0, 100],
    [A, 100, null],
  ]);
  await promote(100);
  expect(await live()).toBe(B);
  expect(await shown()).toEqual([
    [B, 100, null],
    [A, 0, null],
  ]);
});

test('a rollback withdraws it from the group, by whomever; a second one goes back from nothing', async () => {
  const { rollback, rows, shown, live } = await setUp();
  expect(await rollback({ from: B })).toMatchObject({ version: A, changed: true });
  expect(await shown()).toEqual([
    [B, 0, null],
    [A, 100, null],
  ]);
  expect((await rows())[0]?.extras.withdrawnAt).toEqual(expect.any(String));
  expect(await live()).toBe(A);
  await expect(rollback({ from: B })).rejects.toThrow('已没有访客');
});

test('a first version is tried on a group alone, and taken away again', async () => {
  const { run, rollback, storage } = setUpStore();
  await run({ command: 'publish', app: APP, build: build(A) });
  await run({ command: 'promote', app: APP, percent: 100, group: 'signed-in' });
  const rows = async () => rowsOf((await readPointer(storage)).registry, APP);
  expect((await rows())[0]).toMatchObject({ deployment: { traffic: 0, default: false }, extras: { served: true } });
  await rollback();
  expect((await rows())[0]?.extras.audience).toBeUndefined();
});

test('one version of an app is on trial at a time, on whomever', async () => {
  const { run } = await setUp();
  await run({ command: 'publish', app: APP, build: build(C) });
  const other = (group?: 'signed-in') => run({ command: 'promote', app: APP, version: C, percent: 10, group });
  await expect(other()).rejects.toThrow(`${B} 正在灰度（登录用户的 25 %）`);
  await expect(other('signed-in')).rejects.toThrow('正在灰度');
});

test.each([
  ['no share', { version: B, percent: 0 }, '比例应为大于 0'],
  ['thousandths', { version: B, percent: 0.001 }, '最多两位小数'],
  ['a share that grows by nothing', { version: B, percent: 10, ramp: { step: 0, everyMinutes: 5 } }, '每步增加的比例'],
])('%s for a group is refused', async (_, asked, says) => {
  const { run } = await setUp();
  await expect(run({ command: 'promote', app: APP, group: 'signed-in', ...asked })).rejects.toThrow(says);
});

test('the live version is everybody’s already', async () => {
  const { run, rollback } = await setUp();
  await rollback();
  const asked = { command: 'promote', app: APP, version: A, percent: 10, group: 'signed-in' } as const;
  await expect(run(asked)).rejects.toThrow('就是线上版本');
});

test('a set takes the version over for all its visitors; while the remote is switched off nothing is tried', async () => {
  const { run, promote, shown } = await setUp();
  await run({ command: 'kill', app: APP });
  await expect(promote(50, 'signed-in')).rejects.toThrow('停用');
  await run({ command: 'revive', app: APP });
  const other = 'remotes/zeta' as const;
  await run({ command: 'publish', app: other, build: build(A, other) });
  const members = [
    { app: APP, version: B },
    { app: other, version: A },
  ];
  await run({ command: 'promote-set', app: APP, members, percent: 10 });
  expect(await shown()).toEqual([
    [B, 10, null],
    [A, 90, null],
  ]);
  await expect(promote(50, 'signed-in')).rejects.toThrow('成套灰度');
});

test('a version that a group has is not cleaned up', async () => {
  const { run, rows } = await setUp();
  const later = new Date(Date.now() + 100 * 24 * 3600_000);
  const judged = judgeVersions(await rows(), () => null, later);
  expect(judged.find(({ version }) => version === B)?.kept).toBe('灰度中（登录用户的 25 %）');
  await expect(run({ command: 'gc', app: APP, versions: [B] })).rejects.toThrow('有访客，不能清理');
});
