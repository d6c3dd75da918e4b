import { expect, onTestFinished, test, vi } from 'vitest';
import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { toAnswer } from '../../deploy/wire';
import { readAudit } from '../audit-log';
import type { AppPath } from '../registry-paths';
import { readPointer, swapPointer } from '../registry-pointer';
import { rowsOf } from './app-rows';
import { RaceLost } from './race-lost';
import { type OperationRequest, runOperation } from './run-operation';
import { A, APP, B, build, C, setUpStore } from './store-fixture';

test('going back follows the audit log: twice back is two versions back', async () => {
  const { goLive, rollback, live } = setUpStore();
  await goLive(A, B, C);
  await rollback();
  expect(await live()).toBe(B);
  await rollback();
  expect(await live()).toBe(A);
  await expect(rollback()).rejects.toThrow('没有更早的线上版本');
});

test('a version that was rolled back from is passed over after the next release', async () => {
  const { goLive, rollback, live } = setUpStore();
  await goLive(A, B);
  await rollback();
  await goLive(C);
  await rollback();
  expect(await live()).toBe(A);
});

test('while a version is being tried, going back takes it away', async () => {
  const { run, goLive, rollback, live } = setUpStore();
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
  const { goLive, rollback, live } = setUpStore();
  await goLive(A, B, C);
  await rollback({ to: A });
  expect(await live()).toBe(A);
});

test('without a name the version published last is meant, wherever its row stands; a withdrawn one only by its name', async () => {
  const { storage, run, goLive, live } = setUpStore();
  const publishAt = (version: string, at: string) =>
    runOperation(
      { storage, now: () => new Date(at) },
      { command: 'publish', app: APP, build: build(version), who: '甲', reason: '' },
    );
  await goLive(A);
  await publishAt(B, '2100-01-01T08:00:00Z');
  await publishAt(C, '2100-01-02T08:00:00Z');
  // The promoted row is put first.
  await run({ command: 'promote', app: APP, version: B, percent: 100 });
  await run({ command: 'promote', app: APP, percent: 10 });
  expect((await readAudit(storage, 6))?.version).toBe(C);
  await run({ command: 'rollback', app: APP });
  await expect(run({ command: 'promote', app: APP, percent: 100 })).rejects.toThrow(`${C} 已从访客撤下`);
  expect(await live()).toBe(B);
  await run({ command: 'promote', app: APP, version: C, percent: 100 });
  expect(await live()).toBe(C);
});

test('a version that nobody was ever served is none to go back to; one that was tried is', async () => {
  const { storage, run, goLive, rollback, live } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  await run({ command: 'publish', app: APP, build: build(C) });
  await expect(rollback({ to: C })).rejects.toThrow(`版本 ${C} 从未有过访客`);
  // Rows of a registry from before it was noted: the audit log tells.
  const pointer = await readPointer(storage);
  const older = rowsOf(pointer.registry, APP).map(row => ({ ...row, extras: { ...row.extras, served: undefined } }));
  await swapPointer(storage, pointer, { ...pointer.registry, microFrontends: { catalog: older } });
  await expect(rollback({ to: C })).rejects.toThrow(`版本 ${C} 从未有过访客`);
  await run({ command: 'promote', app: APP, version: B, percent: 10 });
  await rollback();
  expect(await live()).toBe(A);
  await rollback({ to: B });
  expect(await live()).toBe(B);
});

test('of a row whose publication the audit log does not tell, nothing is assumed', async () => {
  const { storage, run, goLive, rollback, live } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  const pointer = await readPointer(storage);
  const older = rowsOf(pointer.registry, APP).map(row => ({ ...row, extras: { ...row.extras, served: undefined } }));
  await swapPointer(storage, pointer, { ...pointer.registry, microFrontends: { catalog: older } });
  await storage.delete('audit/00000003.json');
  await rollback({ to: B });
  expect(await live()).toBe(B);
});

test('after a rollback by name to a version that was only tried, going back finds what was live before', async () => {
  const { run, goLive, rollback, live } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  await run({ command: 'promote', app: APP, percent: 10 });
  await rollback({ to: B });
  expect(await live()).toBe(B);
  expect(await rollback()).toMatchObject({ version: A });
  expect(await live()).toBe(A);
});

test('a rollback by name forward to what was live before is none to undo: back is its own predecessor', async () => {
  const { goLive, rollback, live } = setUpStore();
  await goLive(A, B, C);
  await rollback({ to: A });
  await rollback({ to: C });
  await rollback();
  expect(await live()).toBe(B);
});

test('each revision has one entry that says who changed what, and why', async () => {
  const { storage, run, goLive } = setUpStore();
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
  const { run, goLive } = setUpStore();
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
  const { storage, run } = setUpStore();
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
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const result = await run({ command: 'publish', app: APP, build: build(B), dryRun: true });
  expect(result).toMatchObject({ changed: true, revision: 3 });
  expect((await readPointer(storage)).registry.revision).toBe(2);
});

test('after an older registry was put back, nothing that was noted is written over or lost', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const older = await storage.get('registry.json');
  await goLive(B);
  await storage.put('registry.json', older?.bytes ?? Buffer.from(''));
  const { revision } = await run({ command: 'kill', app: APP, reason: '维护' });
  expect(revision).toBe(5);
  expect(await readAudit(storage, 3)).toMatchObject({ command: 'publish', version: B });
  expect(await readAudit(storage, 5)).toMatchObject({ command: 'kill' });
});

test('checks that hold for the revision which there is are noted with the operation', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const checks = [{ name: '路由', outcome: 'passed' as const, message: '没有冲突' }];
  await run({ command: 'publish', app: APP, build: build(B), since: 2, checks });
  expect(await readAudit(storage, 3)).toMatchObject({ command: 'publish', version: B, checks });
});

test('who loses against a change without an entry hears that there was one', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const pointer = await readPointer(storage);
  await swapPointer(storage, pointer, { ...pointer.registry, revision: 7 });
  await expect(run({ command: 'publish', app: APP, build: build(B), since: 2 })).rejects.toThrow(
    '有人已先一步更改注册表（第 2 版 → 第 7 版），本次未作更改',
  );
});

test('what changes nothing is neither counted nor noted', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  expect(await run({ command: 'publish', app: APP, build: build(A) })).toMatchObject({ changed: false, revision: 2 });
  expect((await readPointer(storage)).registry.revision).toBe(2);
  expect(await readAudit(storage, 3)).toBeNull();
});

test('a registry that is always changed by others is given up in the end', async () => {
  const { storage, goLive } = setUpStore();
  await goLive(A);
  let tried = 0;
  const contested: typeof storage = {
    ...storage,
    async put(key, bytes, condition) {
      if (key === 'registry.json') tried += 1;
      const { registry } = await readPointer(storage);
      await storage.put('registry.json', Buffer.from(JSON.stringify({ ...registry, revision: registry.revision + 1 })));
      return storage.put(key, bytes, condition);
    },
  };
  const asked = { command: 'publish' as const, app: APP, build: build(B), who: '甲', reason: '' };
  await expect(runOperation({ storage: contested }, asked)).rejects.toThrow('注册表一直在被别人更改');
  expect(tried).toBe(20);
});

test('an operation that would leave the registry wrong changes nothing', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const pointer = await readPointer(storage);
  const row = pointer.registry.microFrontends.catalog?.[0];
  if (!row) throw new Error('nothing was published');
  await swapPointer(storage, pointer, { ...pointer.registry, shell: [row, row] });
  await expect(run({ command: 'publish', app: APP, build: build(B) })).rejects.toThrow('shell 各版本的比例合计 200 %');
  expect((await readPointer(storage)).registry.microFrontends.catalog).toHaveLength(1);
});

test('the time of an operation is the one that it was given', async () => {
  const { storage } = setUpStore();
  const now = () => new Date('2026-03-01T08:00:00Z');
  await runOperation({ storage, now }, { command: 'start', app: APP, build: build(A), who: '甲', reason: '' });
  expect(await readAudit(storage, 1)).toMatchObject({ at: '2026-03-01T08:00:00.000Z' });
});

/** A store whose process dies at a write: that one and those after it never end. `died` fails then. */
function dyingAt(original: ObjectStorage, prefix: string): { storage: ObjectStorage; died: Promise<never> } {
  let die: (reason: Error) => void = () => undefined;
  const died = new Promise<never>((_, reject) => {
    die = reject;
  });
  let dead = false;
  const alive = async (key: string): Promise<void> => {
    dead ||= key.startsWith(prefix) && !key.startsWith('audit/announced/');
    if (!dead) return;
    die(new Error('killed'));
    await new Promise(() => undefined);
  };
  const storage: ObjectStorage = {
    ...original,
    put: async (key, ...rest) => {
      await alive(key);
      return original.put(key, ...rest);
    },
    delete: async key => {
      await alive(key);
      await original.delete(key);
    },
  };
  return { storage, died };
}

/** Runs an operation in a process that dies at a write. */
const runAndDie = (original: ObjectStorage, prefix: string, asked: OperationRequest) => {
  const { storage, died } = dyingAt(original, prefix);
  return Promise.race([runOperation({ storage }, asked), died]);
};

test.each([
  ['before the registry is changed', 'registry.json', A],
  ['before the audit log is written', 'audit/', B],
])('killed %s, an operation leaves no revision without its entry', async (_, prefix, expected) => {
  const { storage, run, goLive, rollback, live } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  const promoted = { command: 'promote', app: APP, percent: 100, who: '值班', reason: '' } as const;
  await expect(runAndDie(storage, prefix, promoted)).rejects.toThrow('killed');
  expect(await live()).toBe(expected);
  const { registry } = await readPointer(storage);
  if (expected === B) {
    expect(await rollback()).toMatchObject({ version: A });
    expect(await readAudit(storage, registry.revision)).toMatchObject({ who: '值班', command: 'promote', version: B });
  } else {
    await run(promoted);
    await run({ command: 'kill', app: APP });
  }
  expect(await storage.list('audit/announced/')).toEqual([]);
  const after = await readPointer(storage);
  for (let revision = 1; revision <= after.registry.revision; revision += 1)
    expect(await readAudit(storage, revision)).not.toBeNull();
});

test('what has taken effect is done, though the store takes no entry any more; the next operation writes it', async () => {
  const { storage, run, goLive, live } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  let isReadOnly = false;
  const failing: ObjectStorage = {
    ...storage,
    async put(key, ...rest) {
      if (isReadOnly) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
      const etag = await storage.put(key, ...rest);
      isReadOnly = key === 'registry.json';
      return etag;
    },
  };
  const asked = { command: 'promote', app: APP, percent: 100, who: '值班', reason: '' } as const;
  const done = await runOperation({ storage: failing }, asked);
  expect(done).toMatchObject({ changed: true, version: B, revision: 4 });
  // Whoever asked is told, in the answer for teams too.
  expect(toAnswer(done).warnings).toEqual([expect.stringContaining('操作记录暂未写入')]);
  expect(await live()).toBe(B);
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('第 4 版的操作'), expect.anything());
  expect(await readAudit(storage, 4)).toBeNull();
  await run({ command: 'kill', app: APP });
  expect(await readAudit(storage, 4)).toMatchObject({ who: '值班', command: 'promote', version: B });
});

test('of what was announced for one revision only what was done enters the audit log', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  const other = { command: 'publish', app: APP, build: build(C), who: '败者', reason: '' } as const;
  await expect(runAndDie(storage, 'registry.json', other)).rejects.toThrow('killed');
  const done = { command: 'publish', app: APP, build: build(B), who: '胜者', reason: '' } as const;
  await expect(runAndDie(storage, 'audit/', done)).rejects.toThrow('killed');
  const { registry } = await readPointer(storage);
  await run({ command: 'kill', app: APP });
  expect(await readAudit(storage, registry.revision)).toMatchObject({ who: '胜者', version: B });
  expect(await storage.list('audit/announced/')).toEqual([]);
});

test('rows say since when they have visitors, and which were withdrawn; a version that was followed is not', async () => {
  const { storage, goLive, run, rollback } = setUpStore();
  const rows = async () =>
    Object.fromEntries(
      rowsOf((await readPointer(storage)).registry, APP).map(({ metadata, extras }) => [
        metadata.version,
        [extras.shownSince !== undefined, extras.withdrawnAt !== undefined],
      ]),
    );
  await goLive(A, B);
  expect(await rows()).toEqual({ [A]: [false, false], [B]: [true, false] });
  await run({ command: 'publish', app: APP, build: build(C) });
  await run({ command: 'promote', app: APP, percent: 10 });
  expect(await rows()).toEqual({ [A]: [false, false], [B]: [true, false], [C]: [true, false] });
  await rollback();
  expect(await rows()).toEqual({ [A]: [false, false], [B]: [true, false], [C]: [false, true] });
  await rollback();
  expect(await rows()).toEqual({ [A]: [true, false], [B]: [false, true], [C]: [false, true] });
  await run({ command: 'promote', app: APP, version: C, percent: 100 });
  expect(await rows()).toEqual({ [A]: [false, false], [B]: [false, true], [C]: [true, false] });
});
