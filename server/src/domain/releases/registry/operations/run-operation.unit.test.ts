import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '../../../../platform/storage/folder-storage';
import { readAudit } from '../audit-log';
import { integrityOf } from '../integrity';
import type { AppPath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import { temporaryFolder } from '../temporary-folder';
import { defaultRow, rowsOf } from './app-rows';
import type { OperationCommand } from './next-registry';
import { RaceLost } from './race-lost';
import { type OperationRequest, runOperation } from './run-operation';
import { wasDeployed } from './was-deployed';

const APP: AppPath = 'remotes/catalog';
const [A, B, C] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'] as const;
const build = (version: string, app = APP) => ({
  app,
  version,
  integrity: integrityOf(Buffer.from(version)),
  extras: { owner: '目录组' },
});

type Asked = OperationCommand & Partial<OperationRequest>;

function setUp() {
  const storage = folderStorage(join(temporaryFolder(), 'registry'));
  const run = (asked: Asked) => runOperation({ storage }, { who: '目录组', reason: '', ...asked });
  const goLive = async (...versions: string[]) => {
    for (const version of versions) {
      await run({ command: 'publish', app: APP, build: build(version) });
      await run({ command: 'promote', app: APP, percent: 100 });
    }
  };
  const rollback = (more: { to?: string; from?: string } = {}) => run({ command: 'rollback', app: APP, ...more });
  const live = async () => defaultRow(rowsOf((await readPointer(storage)).registry, APP))?.metadata.version;
  return { storage, run, goLive, rollback, live };
}

test('going back follows the audit log: twice back is two versions back', async () => {
  const { goLive, rollback, live } = setUp();
  await goLive(A, B, C);
  await rollback();
  expect(await live()).toBe(B);
  await rollback();
  expect(await live()).toBe(A);
  await expect(rollback()).rejects.toThrow('没有更早的线上版本');
});

test('a version that was rolled back from is passed over after the next release', async () => {
  const { goLive, rollback, live } = setUp();
  await goLive(A, B);
  await rollback();
  await goLive(C);
  await rollback();
  expect(await live()).toBe(A);
});

test('while a version is being tried, going back takes it away', async () => {
  const { run, goLive, rollback, live } = setUp();
  await goLive(A, B);
  await run({ command: 'publish', app: APP, build: build(C) });
  await run({ command: 'promote', app: APP, percent: 10 });
  const result = await rollback({ from: C });
  expect(result).toMatchObject({ changed: true, version: B });
  expect(await live()).toBe(B);
  await expect(rollback({ from: C })).rejects.toThrow('已没有访客');
  expect(await live()).toBe(B);
});

test('a named version may be gone back to', async () => {
  const { goLive, rollback, live } = setUp();
  await goLive(A, B, C);
  await rollback({ to: A });
  expect(await live()).toBe(A);
});

test('each revision has one entry that says who changed what, and why', async () => {
  const { storage, run, goLive } = setUp();
  await goLive(A);
  await run({ command: 'kill', app: APP, reason: '价格有误' });
  expect(await readAudit(storage, 3)).toMatchObject({
    revision: 3,
    who: '目录组',
    command: 'kill',
    app: APP,
    from: { killed: null, rows: [{ deployment: { traffic: 100 } }] },
    to: { killed: { reason: '价格有误', by: '目录组' } },
    reason: '价格有误',
  });
});

test('of two who checked against the same revision one wins, and the other hears who', async () => {
  const { run, goLive } = setUp();
  await goLive(A);
  const attempt = (who: string, version: string) =>
    run({ command: 'publish', app: APP, build: build(version), since: 2, who });
  const results = await Promise.allSettled([attempt('甲', B), attempt('乙', C)]);
  const lost = results.filter(result => result.status === 'rejected');
  expect(lost).toHaveLength(1);
  expect(lost[0]?.reason).toBeInstanceOf(RaceLost);
  expect(String(lost[0]?.reason)).toMatch(/重新 verify/);
  await expect(attempt('丙', C)).rejects.toThrow(/[甲乙] 已先一步执行 publish catalog（第 2 版 → 第 3 版）/);
});

test('without a revision to stand on, operations made side by side all happen', async () => {
  const { storage, run } = setUp();
  const names = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'];
  await Promise.all(
    names.map(name => {
      const app: AppPath = `remotes/${name}`;
      return run({ command: 'start', app, build: build(A, app) });
    }),
  );
  const { registry } = await readPointer(storage);
  expect(registry.revision).toBe(names.length);
  expect(Object.keys(registry.microFrontends).sort()).toEqual(names);
  for (let revision = 1; revision <= names.length; revision += 1) {
    expect(await readAudit(storage, revision)).toMatchObject({ revision });
  }
});

test('a dry run says what would be and changes nothing', async () => {
  const { storage, run, goLive } = setUp();
  await goLive(A);
  const result = await run({ command: 'publish', app: APP, build: build(B), dryRun: true });
  expect(result).toMatchObject({ changed: true, revision: 3 });
  expect((await readPointer(storage)).registry.revision).toBe(2);
});

test('a machine that starts leaves what was deployed or gone back to, and shows what is newly built', async () => {
  const { storage, run, rollback } = setUp();
  const start = (version: string) => run({ command: 'start', app: APP, build: build(version) });
  await start(A);
  await start(B);
  expect(await wasDeployed(storage, APP, A)).toBe(false);
  await rollback();
  expect(await wasDeployed(storage, APP, B)).toBe(true);
  expect(await wasDeployed(storage, APP, C)).toBe(false);
});

test('after an older registry was put back, nothing that was noted is written over or lost', async () => {
  const { storage, run, goLive } = setUp();
  await goLive(A);
  const older = await storage.get('registry.json');
  await goLive(B);
  await storage.put('registry.json', older?.bytes ?? Buffer.from(''));
  const { revision } = await run({ command: 'kill', app: APP, reason: '维护' });
  expect(revision).toBe(5);
  expect(await readAudit(storage, 3)).toMatchObject({ command: 'publish', version: B });
  expect(await readAudit(storage, 5)).toMatchObject({ command: 'kill' });
});
