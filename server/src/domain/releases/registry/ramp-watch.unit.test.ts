import { expect, test, vi } from 'vitest';
import { readAudit } from './audit-log';
import { keepRamps, takeDueSteps } from './keep-ramps';
import { rowsOf } from './operations/app-rows';
import type { Ramp } from './operations/ramp';
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
  const watch = keepRamps({ storage, log, everyMs: 1, now: () => minutes(6) });
  await vi.waitFor(async () => expect(await share()).toBe(50));
  await watch.stop();
});

test('a watch that cannot read the registry says so, and looks again', async () => {
  const { storage } = await setUp();
  const lost: typeof storage = { ...storage, get: () => Promise.reject(new Error('connection lost')) };
  const watch = keepRamps({ storage: lost, log, everyMs: 1 });
  await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(1));
  await watch.stop();
  expect(log.error).toHaveBeenCalledWith({ error: new Error('connection lost') }, expect.any(String));
});
