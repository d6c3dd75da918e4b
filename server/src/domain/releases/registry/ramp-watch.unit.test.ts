import { expect, onTestFinished, test, vi } from 'vitest';
import { readAudit } from './audit-log';
import { keepRamps, takeDueSteps } from './keep-ramps';
import { rowsOf } from './operations/app-rows';
import type { Ramp } from './operations/ramp';
import { runOperation } from './operations/run-operation';
import { A, APP, B, build, setUpStore } from './operations/store-fixture';
import { readPointer } from './registry-pointer';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const BEGIN = Date.now();
const minutes = (count: number, milliseconds = 0) => new Date(BEGIN + count * 60_000 + milliseconds);

/** B is being tried on a tenth of the visitors, and is to have 40 % more every five minutes. */
async function setUp(token?: Ramp['token']) {
  const { storage, run, goLive } = setUpStore();
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  const ramp = { step: 40, everyMinutes: 5, token };
  await run({ command: 'promote', app: APP, percent: 10, ramp });
  const share = async () =>
    rowsOf((await readPointer(storage)).registry, APP).find(({ metadata }) => metadata.version === B)?.deployment
      .traffic;
  return { storage, share };
}

test.each([
  [0, 10],
  [1, 50],
])('with a token that is valid for %d ms more, the share is %d %% afterwards', async (milliseconds, percent) => {
  const { storage, share } = await setUp({ id: 'c6f1', expiresAt: minutes(6, milliseconds).toISOString() });
  await takeDueSteps(storage, log, minutes(6));
  expect(await share()).toBe(percent);
});

test('what is no refusal, as a store that takes nothing, is thrown to the caller', async () => {
  const { storage, share } = await setUp();
  const full: typeof storage = { ...storage, put: () => Promise.reject(new Error('no space left on device')) };
  await expect(takeDueSteps(full, log, minutes(6))).rejects.toThrow('no space left');
  expect(await share()).toBe(10);
});

test('a step says in the audit log whose it is and how the share grows', async () => {
  const { storage } = await setUp();
  await takeDueSteps(storage, log, minutes(6));
  const { registry } = await readPointer(storage);
  expect(await readAudit(storage, registry.revision)).toMatchObject({
    ...{ command: 'promote', app: APP, version: B, who: '目录组', at: minutes(6).toISOString() },
    reason: '目录组 的渐进上线：每 5 分钟加 40 %',
  });
});

test('the watch takes what is due at its own time', async () => {
  const { storage, share } = await setUp();
  const watch = keepRamps({ storage, log, everyMs: 1, now: async () => minutes(6) });
  await vi.waitFor(async () => expect(await share()).toBe(50));
  await watch.stop();
});

test('a watch that cannot read the registry says so, and looks again', async () => {
  const { storage } = await setUp();
  const lost: typeof storage = { ...storage, get: () => Promise.reject(new Error('connection lost')) };
  const watch = keepRamps({ storage: lost, log, everyMs: 1, now: async () => minutes(0) });
  await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(1));
  await watch.stop();
  expect(log.error).toHaveBeenCalledWith({ error: new Error('connection lost') }, expect.any(String));
});

/** A watch whose looks, clock and time of day the test moves. */
async function watched() {
  const { storage, run, goLive } = setUpStore();
  const clock = { monotonic: 0, day: 0 };
  const now = vi.fn(async () => minutes(clock.day));
  await goLive(A);
  await run({ command: 'publish', app: APP, build: build(B) });
  const begin = () =>
    runOperation(
      { storage, now: () => minutes(clock.day) },
      {
        ...{ command: 'promote' as const, app: APP, version: B, percent: 10 },
        ...{ ramp: { step: 40, everyMinutes: 5 }, who: '目录组', reason: '' },
      },
    );
  const get = vi.spyOn(storage, 'get');
  const watch = keepRamps({ storage, log, everyMs: 1, now, monotonicMs: () => clock.monotonic * 60_000 });
  onTestFinished(() => watch.stop());
  /** Waits until the watch has looked at the registry as it is now, whole. */
  const look = async () => {
    const looks = get.mock.calls.length;
    // A look reads at most twice: after four reads one that began later has ended.
    await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(looks + 6));
  };
  const share = async () =>
    rowsOf((await readPointer(storage)).registry, APP).find(({ metadata }) => metadata.version === B)?.deployment
      .traffic;
  return { clock, now, begin, look, share };
}

test('a time of day that jumps ahead makes no step due that the process saw begin; it is taken when it has waited', async () => {
  const { clock, begin, look, share } = await watched();
  await look();
  await begin();
  await look();
  clock.day = 60;
  clock.monotonic = 4;
  await look();
  expect(await share()).toBe(10);
  clock.monotonic = 5;
  await vi.waitFor(async () => expect(await share()).toBe(50));
});

test('a step that a clock years ahead has put off is taken when it is right again', async () => {
  const { clock, begin, share, look } = await watched();
  clock.day = 5 * 365 * 1440;
  await begin();
  await look();
  clock.day = 6;
  clock.monotonic = 6;
  await vi.waitFor(async () => expect(await share()).toBe(50));
});

test('the time is asked for while something ramps, and not otherwise', async () => {
  const { now, begin, look } = await watched();
  await look();
  expect(now).not.toHaveBeenCalled();
  await begin();
  await vi.waitFor(() => expect(now).toHaveBeenCalled());
});
