import { expect, test } from 'vitest';
import type { AppPath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import type { Registry, RegistryRow } from '../registry-schema';
import { isSplit } from '../resolve';
import { canaryRow, rowsOf, withRows } from './app-rows';
import { checkRegistry } from './check-registry';
import { requireHadVisitors } from './had-visitors';
import { setKey, shownSet, shownSets } from './locked-set';
import { dueSteps } from './ramp';
import { A, APP, B, build, C, setUpStore } from './store-fixture';

// A hundredth of a per cent is the smallest share: a version that has it has visitors like any other.
const LEAST = 0.01;
const OTHER: AppPath = 'remotes/selection';

const rowIn = (registry: Registry, app: AppPath, version: string) =>
  rowsOf(registry, app).find(({ metadata }) => metadata.version === version);
const without = (registry: Registry, app: AppPath, change: (row: RegistryRow) => RegistryRow) =>
  withRows(registry, app, rowsOf(registry, app).map(change));

async function tried() {
  const store = setUpStore();
  await store.goLive(A);
  for (const version of [B, C]) await store.run({ command: 'publish', app: APP, build: build(version) });
  const ramp = { step: 1, everyMinutes: 5 };
  await store.run({ command: 'promote', app: APP, version: B, percent: LEAST, ramp });
  const registry = async () => (await readPointer(store.storage)).registry;
  return { ...store, registry };
}

test('it is being tried: it is noted since when, its share grows, and no other is tried beside it', async () => {
  const { run, registry } = await tried();
  const now = await registry();
  expect(canaryRow(rowsOf(now, APP))?.metadata.version).toBe(B);
  expect(isSplit(rowsOf(now, APP))).toBe(true);
  expect(rowIn(now, APP, B)?.extras).toMatchObject({ served: true, shownSince: expect.any(String) });
  expect(dueSteps(now, new Date('2100-01-01')).map(({ version, percent }) => [version, percent])).toEqual([[B, 1.01]]);
  await expect(run({ command: 'promote', app: APP, version: C, percent: 10 })).rejects.toThrow('正在灰度（0.01 %）');
});

test('without integrity it may not have it', async () => {
  const { registry } = await tried();
  const bare = without(await registry(), APP, row =>
    row.metadata.version === B ? { ...row, metadata: { version: B } } : row,
  );
  expect(() => checkRegistry(bare)).toThrow(`catalog 的版本 ${B} 没有校验值，不能有访客`);
});

test('taken from it, it was withdrawn, and had visitors: the log tells where no row does', async () => {
  const { storage, rollback, registry } = await tried();
  expect(await rollback({ from: B })).toMatchObject({ version: A });
  const now = await registry();
  expect(rowIn(now, APP, B)?.deployment).toEqual({ traffic: 0, default: false });
  expect(rowIn(now, APP, B)?.extras).toMatchObject({ withdrawnAt: expect.any(String) });
  const older = without(now, APP, ({ extras: { served: _, withdrawnAt: __, ...extras }, ...row }) => ({
    ...row,
    extras,
  }));
  await expect(requireHadVisitors({ storage, registry: older }, APP, B)).resolves.toBeUndefined();
  await expect(requireHadVisitors({ storage, registry: older }, APP, C)).rejects.toThrow('从未有过访客');
});

test('a set that has it is shown, and leaves as a set; a remote that came with it is on the site no more', async () => {
  const { run, goLive, storage } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  await run({ command: 'publish', app: OTHER, build: build(B, OTHER) });
  const members = [APP, OTHER].map(app => ({ app, version: B }));
  await run({ command: 'promote-set', app: APP, members, percent: LEAST });
  const shown = (await readPointer(storage)).registry;
  expect([shownSet(shown, APP), shownSet(shown, OTHER)]).toEqual([members, members]);
  expect(shownSets(shown).map(setKey)).toEqual([setKey(members)]);
  await run({ command: 'rollback', app: OTHER, from: B });
  const after = (await readPointer(storage)).registry;
  for (const app of [APP, OTHER]) expect(rowIn(after, app, B)?.deployment.traffic).toBe(0);
  expect(shownSets(after)).toEqual([]);
});
