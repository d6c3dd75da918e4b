import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { emptyRegistry, type Registry, type RegistryRow } from '../releases/registry/registry-schema';
import { openAlarms } from './alarms';
import { SPAN_MS } from './collect-reports';
import { watchLive } from './judge-app';
import { CANARY_LIMITS } from './judge-version';
import { keepReports } from './keep-reports';
import { appReport, siteAlarm } from './schema';
import { readReports, storeReports } from './store-reports';

const { db, stop } = await createTestDatabase();
afterAll(stop);
beforeEach(async () => {
  await db.delete(appReport);
  await db.delete(siteAlarm);
});

const standing = '1.0.0-aaaaaaaa';
const canary = '1.1.0-bbbbbbbb';
const row = (version: string, traffic: number, shownSince?: string): RegistryRow => ({
  url: `/remotes/catalog/${version}/remote.json`,
  metadata: { version },
  deployment: { traffic, default: version === standing },
  extras: { ...(shownSince && { shownSince }) },
});
const registry: Registry = {
  ...emptyRegistry(),
  microFrontends: { catalog: [row(canary, 10, new Date().toISOString()), row(standing, 90)] },
};
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

const record = (version: string, fails: boolean) =>
  fails
    ? { kind: 'error' as const, app: 'catalog', version, failure: 'render' }
    : { kind: 'load' as const, app: 'catalog', version, milliseconds: 80 };
const versions = [`catalog@${standing}`, `catalog@${canary}`];

/** One visitor, who reports as often as he likes. */
const visit = (reports: ReturnType<typeof keepReports>, visitor: number, version: string, fails: boolean, times = 1) =>
  reports.add(
    { revision: 1, records: Array.from({ length: times }, () => record(version, fails)) },
    { visitor: `visitor ${visitor}`, versions },
  );

test('a canary that fails for its few visitors is taken back, and no other version', async () => {
  const rollback = vi.fn().mockResolvedValue(undefined);
  const reports = keepReports({ db, registry: () => registry, log, rollback, everyMs: 10 });
  for (let visitor = 0; visitor < 8; visitor += 1) {
    visit(reports, visitor, canary, visitor < 6);
    visit(reports, visitor, standing, false);
  }
  await vi.waitFor(() => expect(rollback).toHaveBeenCalled());
  expect(rollback).toHaveBeenCalledWith({
    app: 'catalog',
    version: canary,
    reason: '8 位访客中 6 位遇到错误（75.0 %，对照 0.0 %）',
  });
  await reports.stop();
  expect(log.error).not.toHaveBeenCalled();
});

test('so is one that is tried on those who are signed in', async () => {
  const rollback = vi.fn().mockResolvedValue(undefined);
  const shownSince = new Date().toISOString();
  const tried = {
    ...row(canary, 0),
    extras: { shownSince, audience: { group: 'signed-in' as const, percent: 100 } },
  };
  const onGroup = { ...emptyRegistry(), microFrontends: { catalog: [tried, row(standing, 100)] } };
  const reports = keepReports({ db, registry: () => onGroup, log, rollback, everyMs: 10 });
  for (let visitor = 0; visitor < 8; visitor += 1) {
    visit(reports, visitor, canary, visitor < 6);
    visit(reports, visitor, standing, false);
  }
  await vi.waitFor(() => expect(rollback).toHaveBeenCalled(), { timeout: 30_000 });
  expect(rollback).toHaveBeenCalledWith(expect.objectContaining({ app: 'catalog', version: canary }));
  await reports.stop();
});

test('a canary in which the page stands still is taken back like one that throws, and the log says for how long', async () => {
  const rollback = vi.fn().mockResolvedValue(undefined);
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const reports = keepReports({ db, registry: () => registry, log, rollback, everyMs: 3600_000 });
  const hang = { kind: 'error' as const, app: 'catalog', version: canary, route: 'Light', failure: 'hang' };
  for (let visitor = 0; visitor < 5; visitor += 1)
    reports.add(
      { revision: 1, records: [{ ...hang, milliseconds: 8000 }] },
      { visitor: `visitor ${visitor}`, versions },
    );
  await reports.stop();
  expect(rollback).toHaveBeenCalledWith(expect.objectContaining({ app: 'catalog', version: canary }));
  expect(log.warn).toHaveBeenCalledTimes(5);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ route: 'Light', milliseconds: 8000 }),
    expect.anything(),
  );
  expect((await readReports(db, new Date(0))).find(({ version }) => version === canary)?.failures).toEqual({
    'hang:Light': 5,
  });
});

test('one who reports failures without end takes nothing back, and one who reports loads without end saves nothing', async () => {
  const rollback = vi.fn().mockResolvedValue(undefined);
  const reports = keepReports({ db, registry: () => registry, log, rollback, everyMs: 3600_000 });
  for (let time = 0; time < 50; time += 1) visit(reports, 1, canary, true, 20);
  await reports.stop();
  expect(rollback).not.toHaveBeenCalled();
  const again = keepReports({ db, registry: () => registry, log, rollback, everyMs: 3600_000 });
  for (let time = 0; time < 50; time += 1) visit(again, 2, canary, false, 20);
  for (let visitor = 3; visitor < 9; visitor += 1) visit(again, visitor, canary, true);
  await again.stop();
  expect(rollback).toHaveBeenCalled();
});

test('the live version raises an alarm once, which ends when it is sound again, or another one is live', async () => {
  const hour = 500_000 * 3600_000;
  const rows = [row(standing, 100)];
  const judge = (minutes: number, current = rows) =>
    watchLive('catalog', current, { db, now: new Date(hour + minutes * 60_000) });
  const store = (at: number, visitors: number, failingVisitors: number) =>
    storeReports(db, [
      {
        app: 'catalog',
        version: standing,
        at: new Date(at),
        loads: 0,
        failures: {},
        times: {},
        visitors,
        failingVisitors,
      },
    ]);
  await store(hour - 5 * SPAN_MS, 400, 2);
  await store(hour, 10, 8);
  await judge(1);
  await judge(2);
  expect(await openAlarms(db)).toMatchObject([
    { app: 'catalog', version: standing, reason: '10 位访客中 8 位遇到错误（80.0 %，对照 0.5 %）' },
  ]);
  expect((await openAlarms(db))[0]?.since).toEqual(new Date(hour + 60_000));
  // The next hour.
  await store(hour + 12 * SPAN_MS, 200, 0);
  await judge(70);
  expect(await openAlarms(db)).toEqual([]);
  await store(hour + 24 * SPAN_MS, 20, 19);
  await judge(125);
  expect(await openAlarms(db)).toHaveLength(1);
  await judge(126, [
    { ...row(standing, 0), deployment: { traffic: 0, default: false } },
    { ...row(canary, 100), deployment: { traffic: 100, default: true } },
  ]);
  expect(await openAlarms(db)).toEqual([]);
});

test('a canary is judged by what was reported in its trial', async () => {
  const rollback = vi.fn().mockResolvedValue(undefined);
  const before = { app: 'catalog', version: canary, at: new Date(Date.now() - 26 * 3600_000), loads: 0, failures: {} };
  await storeReports(db, [{ ...before, times: {}, visitors: 50, failingVisitors: 50 }]);
  const limits = { canary: CANARY_LIMITS, live: CANARY_LIMITS };
  const reports = keepReports({ db, registry: () => registry, log, rollback, limits, everyMs: 3600_000 });
  visit(reports, 1, canary, false);
  await reports.stop();
  expect(rollback).not.toHaveBeenCalled();
});

test('what was reported last is stored before the site stops', async () => {
  const reports = keepReports({ db, registry: () => registry, log, rollback: vi.fn(), everyMs: 3600_000 });
  visit(reports, 1, standing, false, 7);
  await reports.stop();
  expect((await readReports(db, new Date(0))).find(({ version }) => version === standing)?.loads).toBe(7);
});
