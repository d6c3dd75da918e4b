import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { emptyRegistry, type Registry, type RegistryRow } from '../releases/registry/registry-schema';
import { keepReports } from './keep-reports';
import { readReports } from './store-reports';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const standing = '1.0.0-aaaaaaaa';
const canary = '1.1.0-bbbbbbbb';
const row = (version: string, traffic: number): RegistryRow => ({
  url: `/remotes/catalog/${version}/remote.json`,
  metadata: { version },
  deployment: { traffic, default: version === standing },
  extras: {},
});
const registry: Registry = {
  ...emptyRegistry(),
  microFrontends: { catalog: [row(canary, 10), row(standing, 90)] },
};
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const limits = { minReports: 20, minVisitors: 2, failureShare: 0.02, timesDefault: 3 };

const records = (version: string, loads: number, errors: number) => [
  ...Array.from({ length: loads }, () => ({ kind: 'load' as const, app: 'catalog', version, milliseconds: 80 })),
  ...Array.from({ length: errors }, () => ({ kind: 'error' as const, app: 'catalog', version, failure: 'render' })),
];

test('a canary that fails for several visitors is taken back, and no other version', async () => {
  const rollback = vi.fn().mockResolvedValue(undefined);
  const reports = keepReports({ db, registry: () => registry, log, rollback, limits, everyMs: 10 });
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    reports.add({ revision: 1, records: records(canary, 8, 4) }, address);
    reports.add({ revision: 1, records: records(standing, 15, 0) }, address);
  }
  await vi.waitFor(() => expect(rollback).toHaveBeenCalled());
  expect(rollback).toHaveBeenCalledWith({
    app: 'catalog',
    version: canary,
    reason: '错误率 33.3 %，正式版为 0.0 %（36 次报告，至少 3 位访客遇到错误）',
  });
  await reports.stop();
  expect(log.error).not.toHaveBeenCalled();
});

test('what was reported last is stored before the site stops', async () => {
  const reports = keepReports({ db, registry: () => registry, log, rollback: vi.fn(), everyMs: 3600_000 });
  const before = (await readReports(db, new Date(0))).find(({ version }) => version === standing)?.loads ?? 0;
  reports.add({ revision: 1, records: records(standing, 7, 0) }, '192.0.2.9');
  await reports.stop();
  expect((await readReports(db, new Date(0))).find(({ version }) => version === standing)?.loads).toBe(before + 7);
});
