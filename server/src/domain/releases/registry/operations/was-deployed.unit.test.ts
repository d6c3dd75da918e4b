import { expect, test } from 'vitest';
import type { AppPath } from '../registry-paths';
import { A, APP, B, build, C, setUpStore } from './store-fixture';
import { wasDeployed } from './was-deployed';

const start = (store: ReturnType<typeof setUpStore>, version: string, app: AppPath = APP) =>
  store.run({ command: 'start', app, build: { ...build(version), app } });

test('what was only built and shown by machines that start is no deployment', async () => {
  const store = setUpStore();
  expect(await wasDeployed(store.storage, APP)).toBe(false);
  await start(store, A);
  await start(store, B);
  await store.run({ command: 'publish', app: APP, build: build(C) });
  expect(await wasDeployed(store.storage, APP)).toBe(false);
});

test('a version that was gone back to or promoted stays, whatever a machine builds; other apps do not count', async () => {
  const store = setUpStore();
  const other: AppPath = 'remotes/content';
  await start(store, A);
  await start(store, B);
  await start(store, A, other);
  await store.run({ command: 'publish', app: other, build: build(B, other) });
  await store.run({ command: 'promote', app: other, percent: 100 });
  expect(await wasDeployed(store.storage, APP)).toBe(false);
  expect(await wasDeployed(store.storage, other)).toBe(true);
  await store.rollback();
  expect(await wasDeployed(store.storage, APP)).toBe(true);
  await start(store, C);
  expect(await wasDeployed(store.storage, APP)).toBe(false);
  await store.run({ command: 'promote', app: APP, version: A, percent: 100 });
  await store.run({ command: 'kill', app: APP });
  expect(await wasDeployed(store.storage, APP)).toBe(true);
});

test('a version on trial stays on trial, also beside a build of the machine, and without an audit log', async () => {
  const store = setUpStore();
  await start(store, A);
  await store.run({ command: 'publish', app: APP, build: build(B) });
  await store.run({ command: 'promote', app: APP, version: B, percent: 25 });
  expect(await wasDeployed(store.storage, APP)).toBe(true);
  for (const key of await store.storage.list('audit/')) await store.storage.delete(key);
  expect(await wasDeployed(store.storage, APP)).toBe(true);
});

test('without an entry in the audit log a build is shown', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  for (const key of await storage.list('audit/')) await storage.delete(key);
  expect(await wasDeployed(storage, APP)).toBe(false);
});
