import type { SiteReport } from '@shixuan/api/site-report';
import { expect, test } from 'vitest';
import { createReportCollector, SPAN_MS } from './collect-reports';

const version = '1.0.0-aaaaaaaa';
const load = (milliseconds?: number) => ({ kind: 'load' as const, app: 'catalog', version, milliseconds });
const error = (failure?: string) => ({ kind: 'error' as const, app: 'catalog', version, failure });
const report = (...records: SiteReport['records']): SiteReport => ({ revision: 1, records });

test('loads, times and failures of a version are added up, and handed over once', () => {
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
  );
  collector.add(report(load(100), load(), error('chunk')), '192.0.2.1');
  collector.add(report(error('chunk'), error()), '192.0.2.2');
  expect(collector.take()).toEqual([
    {
      app: 'catalog',
      version,
      at: new Date(SPAN_MS),
      loads: 2,
      failures: { chunk: 2, other: 1 },
      times: { 9: 1 },
      failingVisitors: 2,
    },
  ]);
  expect(collector.take()).toEqual([]);
});

test('nobody alone makes a version look bad', () => {
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
  );
  for (let i = 0; i < 30; i += 1) collector.add(report(error('render')), '192.0.2.1');
  collector.add(report(error('render')), '192.0.2.2');
  const [tally] = collector.take();
  expect(tally).toMatchObject({ failures: { render: 21 }, failingVisitors: 2 });
});

test('a new span begins anew, and the old one keeps what it had', () => {
  let time = SPAN_MS;
  const collector = createReportCollector(
    () => true,
    () => time,
  );
  collector.add(report(error('render')), '192.0.2.1');
  time = 2 * SPAN_MS;
  collector.add(report(error('render')), '192.0.2.1');
  expect(collector.take().map(({ at, failingVisitors }) => [at.getTime(), failingVisitors])).toEqual([
    [SPAN_MS, 1],
    [2 * SPAN_MS, 1],
  ]);
});

test('what the site does not have is left out', () => {
  const collector = createReportCollector(app => app === 'shell');
  collector.add(report(load(1)), '192.0.2.1');
  expect(collector.take()).toEqual([]);
});
