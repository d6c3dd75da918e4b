import type { SiteReport } from '@shixuan/api/site-report';
import { expect, test } from 'vitest';
import { createReportCollector, SPAN_MS } from './collect-reports';
import { failureShare } from './store-reports';

const DAY_MS = 24 * 3600_000;
const version = '1.0.0-aaaaaaaa';
const load = (milliseconds?: number) => ({ kind: 'load' as const, app: 'catalog', version, milliseconds });
const error = (failure?: string) => ({ kind: 'error' as const, app: 'catalog', version, failure });
const of = (visitor: string, versions = [`catalog@${version}`]) => ({ visitor, versions });
const report = (...records: SiteReport['records']): SiteReport => ({ revision: 1, records });

test('loads, times and failures of a version are added up, and handed over once', () => {
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
  );
  collector.add(report(load(100), load(), error('chunk')), of('visitor 1'));
  collector.add(report(error('chunk'), error()), of('visitor 2'));
  expect(collector.take()).toEqual([
    {
      app: 'catalog',
      version,
      at: new Date(SPAN_MS),
      loads: 2,
      failures: { chunk: 2, other: 1 },
      times: { 9: 1 },
      visitors: 2,
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
  for (let i = 0; i < 30; i += 1) collector.add(report(error('render')), of('visitor 1'));
  collector.add(report(error('render')), of('visitor 2'));
  const [tally] = collector.take();
  expect(tally).toMatchObject({ failures: { render: 21 }, failingVisitors: 2 });
});

test('a new span begins anew, and a visitor counts once a day', () => {
  let time = SPAN_MS;
  const collector = createReportCollector(
    () => true,
    () => time,
  );
  collector.add(report(error('render')), of('visitor 1'));
  time = 2 * SPAN_MS;
  collector.add(report(error('render')), of('visitor 1'));
  expect(collector.take().map(({ at, failingVisitors }) => [at.getTime(), failingVisitors])).toEqual([
    [SPAN_MS, 1],
    [2 * SPAN_MS, 0],
  ]);
});

test('what the site does not have is left out', () => {
  const collector = createReportCollector(app => app === 'shell');
  collector.add(report(load(1)), of('visitor 1'));
  expect(collector.take()).toEqual([]);
});

test('a visitor counts once, as failing from the first failure on, and anew the next day', () => {
  let time = DAY_MS;
  const collector = createReportCollector(
    () => true,
    () => time,
  );
  const counts = () => collector.take().map(({ visitors, failingVisitors }) => [visitors, failingVisitors]);
  collector.add(report(load(1), load(1)), of('visitor 1'));
  expect(counts()).toEqual([[1, 0]]);
  collector.add(report(error('render'), error('render')), of('visitor 1'));
  expect(counts()).toEqual([[0, 1]]);
  collector.add(report(load(1), error('render')), of('visitor 1'));
  expect(counts()).toEqual([[0, 0]]);
  time = 2 * DAY_MS;
  collector.add(report(error('render')), of('visitor 1'));
  expect(counts()).toEqual([[1, 1]]);
});

test('nobody reports on a version that the site did not serve', () => {
  const collector = createReportCollector(() => true);
  collector.add(report(load(1), error('render')), of('visitor 1', ['catalog@1.0.0-bbbbbbbb', 'shell@1.0.0-aaaaaaaa']));
  expect(collector.take()).toEqual([]);
});

test('a page and an API that are out of step are told, and say nothing of the version', () => {
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
  );
  for (let i = 0; i < 10; i += 1) collector.add(report(error('outOfStep')), of(`visitor ${i}`));
  const [tally] = collector.take();
  expect(tally).toMatchObject({ failures: { outOfStep: 10 }, visitors: 0, failingVisitors: 0 });
  expect(failureShare({ loads: 0, failures: { outOfStep: 10 } })).toBe(0);
  expect(failureShare({ loads: 3, failures: { outOfStep: 10, render: 1 } })).toBe(0.25);
});

const hang = (failure: string, route?: string) => ({ ...error(failure), ...(route && { route }), milliseconds: 8000 });

test('a hang is a failure of its version, told by its route', () => {
  const told: unknown[] = [];
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
    ({ version: of, route, milliseconds }) => told.push([of, route, milliseconds]),
  );
  collector.add(report(hang('hang', 'Light')), of('visitor 1'));
  collector.add(report(hang('hang', 'catalog:list-foot'), hang('hang')), of('visitor 2'));
  expect(collector.take()).toMatchObject([
    { failures: { 'hang:Light': 1, 'hang:catalog:list-foot': 1, hang: 1 }, visitors: 2, failingVisitors: 2 },
  ]);
  expect(told).toEqual([
    [version, 'Light', 8000],
    [version, 'catalog:list-foot', 8000],
    [version, undefined, 8000],
  ]);
});

test('the end of a hang, and a hang of one version among several, fail nobody', () => {
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
  );
  collector.add(report(hang('hangEnded', 'Light'), hang('hangAmong', 'Light')), of('visitor 1'));
  const [tally] = collector.take();
  expect(tally).toMatchObject({ failures: { 'hangEnded:Light': 1, 'hangAmong:Light': 1 }, visitors: 0 });
  expect(failureShare({ loads: 1, failures: tally?.failures ?? {} })).toBe(0);
  expect(failureShare({ loads: 1, failures: { 'hang:Light': 1, 'hangEnded:Light': 1 } })).toBe(0.5);
});

test('routes that nobody has do not fill the table', () => {
  const collector = createReportCollector(
    () => true,
    () => SPAN_MS,
  );
  for (let i = 0; i < 100; i += 1) collector.add(report(hang('hang', `Made${i}`), hang('hang', 'a b')), of(`v ${i}`));
  const failures = collector.take()[0]?.failures ?? {};
  expect(Object.keys(failures)).toHaveLength(40);
  expect(failures).not.toHaveProperty('hang:a b');
  expect(Object.values(failures).reduce((sum, count) => sum + count)).toBe(200);
});
