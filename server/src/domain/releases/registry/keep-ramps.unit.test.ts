import { expect, test, vi } from 'vitest';
import { takeDueSteps } from './keep-ramps';
import { rowsOf } from './operations/app-rows';
import { A, APP, B, build, C, setUpStore } from './operations/store-fixture';
import { readPointer } from './registry-pointer';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const BEGIN = Date.now();
const minutes = (count: number) => new Date(BEGIN + count * 60_000);

async function setUp(percent = 10, ramp = { step: 40, everyMinutes: 5 }) {
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
