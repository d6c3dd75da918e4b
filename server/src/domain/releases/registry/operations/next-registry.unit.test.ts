import { expect, test } from 'vitest';
import type { AppPath } from '../registry-paths';
import { readPointer } from '../registry-pointer';
import { A, APP, B, build, C, setUpStore } from './store-fixture';

test('without a version the one that is being tried is promoted, else the one published last', async () => {
  const { run, live } = setUpStore();
  await run({ command: 'start', app: APP, build: build(A) });
  await run({ command: 'publish', app: APP, build: build(B) });
  expect(await run({ command: 'promote', app: APP, percent: 10 })).toMatchObject({ version: B });
  await run({ command: 'publish', app: APP, build: build(C) });
  expect(await run({ command: 'promote', app: APP, percent: 100 })).toMatchObject({ version: B });
  expect(await live()).toBe(B);
});

test('promoting says what is missing: a published version, or a newer one', async () => {
  const { run, goLive } = setUpStore();
  await expect(run({ command: 'promote', app: APP, percent: 100 })).rejects.toThrow('catalog 没有已发布的版本');
  await goLive(A);
  await expect(run({ command: 'promote', app: APP, percent: 100 })).rejects.toThrow(
    `catalog 没有待上线的版本：最新发布的 ${A} 已在线上`,
  );
  expect(await run({ command: 'promote', app: APP, version: A, percent: 100 })).toMatchObject({ version: A });
});

test('going back without anything earlier names the versions that there are', async () => {
  const { run, goLive, rollback } = setUpStore();
  await expect(rollback()).rejects.toThrow('catalog 在审计记录中没有更早的线上版本');
  await expect(rollback()).rejects.toThrow('已发布的版本：（没有）');
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  await expect(rollback()).rejects.toThrow(`已发布的版本：${B}、${A}。`);
  await expect(rollback({ to: C })).rejects.toThrow(`catalog 没有已发布的版本 ${C}。已发布的版本：${B}、${A}。`);
});

test('going back from a version asks that it still has visitors', async () => {
  const { goLive, rollback, live } = setUpStore();
  await goLive(A, B);
  await expect(rollback({ from: A })).rejects.toThrow(`catalog 的版本 ${A} 已没有访客，无需退回`);
  expect(await rollback({ from: B })).toMatchObject({ version: A });
  expect(await live()).toBe(A);
});

test('a former version that was cleaned up is passed over on the way back', async () => {
  const { run, goLive, rollback, live } = setUpStore();
  await goLive(A, B, C);
  expect(await run({ command: 'gc', app: APP, versions: [B] })).toMatchObject({ changed: true, version: null });
  await rollback();
  expect(await live()).toBe(A);
});

test('what happened to another app is not gone back to', async () => {
  const { run, goLive, rollback } = setUpStore();
  const other: AppPath = 'remotes/content';
  await goLive(A);
  for (const version of [A, B]) await run({ command: 'start', app: other, build: build(version, other) });
  await expect(rollback()).rejects.toThrow('没有更早的线上版本');
});

test('switching off and on again says who, why and when', async () => {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  expect(await run({ command: 'kill', app: APP, who: '李工', reason: '价格有误' })).toMatchObject({ version: null });
  expect((await readPointer(storage)).registry.killed.catalog).toEqual({
    reason: '价格有误',
    by: '李工',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(await run({ command: 'revive', app: APP })).toMatchObject({ changed: true, version: null });
  expect((await readPointer(storage)).registry.killed).toEqual({});
});
