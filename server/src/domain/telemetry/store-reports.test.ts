import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { SPAN_MS, type Tally } from './collect-reports';
import { readReports, readTrials, storeReports } from './store-reports';

const { db, stop } = await createTestDatabase();
afterAll(stop);

const version = '1.0.0-aaaaaaaa';
const tally = (at: number, more: Partial<Tally> = {}): Tally => ({
  app: 'catalog',
  version,
  at: new Date(at),
  loads: 1,
  failures: {},
  times: {},
  visitors: 1,
  failingVisitors: 0,
  ...more,
});

test('what several processes tell of the same minutes is added up', async () => {
  const at = 10 * SPAN_MS;
  await Promise.all([
    storeReports(db, [tally(at, { loads: 3, failures: { chunk: 1 }, times: { 9: 2 }, failingVisitors: 1 })]),
    storeReports(db, [
      tally(at, { loads: 4, failures: { chunk: 2, render: 1 }, times: { 9: 1, 10: 5 }, failingVisitors: 2 }),
    ]),
    storeReports(db, [tally(at + SPAN_MS, { loads: 10, failures: { render: 5 } })]),
  ]);
  expect(await readReports(db, new Date(at))).toEqual([
    {
      app: 'catalog',
      version,
      loads: 17,
      failures: { chunk: 3, render: 6 },
      times: { 9: 3, 10: 5 },
      visitors: 3,
      failingVisitors: 3,
    },
  ]);
  expect(await readReports(db, new Date(at + SPAN_MS))).toMatchObject([{ loads: 10 }]);
  const trials = (since: number, until?: number) =>
    readTrials(db, { app: 'catalog', version, since: new Date(since), ...(until && { until: new Date(until) }) });
  expect(await trials(at)).toEqual({ visitors: 3, failing: 3 });
  expect(await trials(at, at + SPAN_MS)).toEqual({ visitors: 2, failing: 3 });
  expect(await trials(at + 2 * SPAN_MS)).toEqual({ visitors: 0, failing: 0 });
});
