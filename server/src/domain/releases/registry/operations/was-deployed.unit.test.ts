import { expect, test } from 'vitest';
import type { AppPath } from '../registry-paths';
import { A, APP, B, build, C, setUpStore } from './store-fixture';
import { wasDeployed } from './was-deployed';

test('a machine that starts leaves what was deployed or gone back to, and shows what is newly built', async () => {
  const { storage, run, rollback } = setUpStore();
  const start = (version: string) => run({ command: 'start', app: APP, build: build(version) });
  expect(await wasDeployed(storage, APP, A)).toBe(false);
  await start(A);
  await start(B);
  expect(await wasDeployed(storage, APP, A)).toBe(false);
  await rollback();
  expect(await wasDeployed(storage, APP, B)).toBe(true);
  expect(await wasDeployed(storage, APP, A)).toBe(false);
  expect(await wasDeployed(storage, APP, C)).toBe(false);
});

test('a version that was promoted since stays live; what was only published, or done to another app, does not count', async () => {
  const { storage, run, goLive } = setUpStore();
  const other: AppPath = 'remotes/content';
  await run({ command: 'start', app: APP, build: build(A) });
  await run({ command: 'start', app: APP, build: build(B) });
  await run({ command: 'publish', app: APP, build: build(C) });
  await run({ command: 'start', app: other, build: build(A, other) });
  await run({ command: 'publish', app: other, build: build(B, other) });
  await run({ command: 'promote', app: other, percent: 100 });
  expect(await wasDeployed(storage, APP, A)).toBe(false);
  await run({ command: 'promote', app: APP, version: C, percent: 10 });
  expect(await wasDeployed(storage, APP, A)).toBe(true);
  await goLive();
  await run({ command: 'kill', app: APP });
  expect(await wasDeployed(storage, APP, A)).toBe(true);
});

test('without an entry in the audit log a build is shown', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  for (const key of await storage.list('audit/')) await storage.delete(key);
  expect(await wasDeployed(storage, APP, B)).toBe(false);
});
