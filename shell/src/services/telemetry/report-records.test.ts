// @vitest-environment jsdom
import { SiteReport } from '@shixuan/api/site-report';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteFailure } from '../../lib/remote-failure';
import { reportRecords } from './report-records';
import { createTelemetry } from './telemetry';
import type { VisitTicket } from './visit-ticket';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TICKET = 'a.b';

function start(ticket: VisitTicket = { current: () => TICKET, wanted: async () => undefined }) {
  const reports: SiteReport[] = [];
  const telemetry = createTelemetry();
  reportRecords(telemetry, { revision: 7, shell: '1.0.0-aaaaaaaa', ticket }, report =>
    reports.push(SiteReport.parse(report)),
  );
  return { reports, telemetry };
}

test('loads and errors are sent when the page is left, each with its version', () => {
  const { reports, telemetry } = start();
  telemetry.loaded('catalog@1.0.0-12345678', 'Line', 321.4);
  telemetry.error('catalog@1.1.0-12345678', new RemoteFailure('integrity', 'catalog'), { route: 'Line' });
  telemetry.error('shell', new Error('boom'), { region: '页头' });
  telemetry.event('catalog@1.0.0-12345678', 'filtered', { words: '景深' });
  expect(reports).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(reports).toEqual([
    {
      revision: 7,
      ticket: TICKET,
      records: [
        { kind: 'load', app: 'catalog', version: '1.0.0-12345678', route: 'Line', milliseconds: 321 },
        {
          kind: 'error',
          app: 'catalog',
          version: '1.1.0-12345678',
          route: 'Line',
          failure: 'integrity',
          message: 'catalog: integrity',
        },
        { kind: 'error', app: 'shell', version: '1.0.0-aaaaaaaa', failure: 'render', message: 'boom' },
      ],
    },
  ]);
});

test('twenty are not kept waiting', () => {
  const { reports, telemetry } = start();
  for (let i = 0; i < 45; i++) telemetry.loaded('catalog@1.0.0-12345678', 'Line', i);
  expect(reports.map(({ records }) => records.length)).toEqual([20, 20]);
});

test('a hidden page sends its records; a page that is shown again does not', () => {
  const { reports, telemetry } = start();
  telemetry.loaded('catalog@1.0.0-12345678', 'Line', 1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reports).toEqual([]);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reports).toHaveLength(1);
});

test('of a message nothing leaves the page that could be the visitor’s words', () => {
  const { reports, telemetry } = start();
  const source = 'catalog@1.0.0-12345678';
  telemetry.error(source, new Error('Unexpected token 张, "张三 13800000000" is not valid JSON\n    at secret'));
  telemetry.error(source, new Error('GET https://site.example/result?q=我的镜头 failed'));
  telemetry.error(source, new Error(`没有「我的型号」${'x'.repeat(300)}`));
  window.dispatchEvent(new Event('pagehide'));
  const messages = reports[0]?.records.map(({ message }) => message);
  expect(messages?.[0]).toBe('Unexpected token 张, … is not valid JSON');
  expect(messages?.[1]).toBe('GET https://site.example/result… failed');
  expect(messages?.[2]).toMatch(/^没有…x+$/);
  expect(messages?.[2]).toHaveLength(200);
});

test('a failure is told at once with what happened in its moment, and those that follow in few reports', () => {
  const { reports, telemetry } = start();
  telemetry.loaded('catalog@1.0.0-12345678', 'Line', 321);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([]);
  telemetry.error('catalog@1.0.0-12345678', new RemoteFailure('missing', 'catalog'), { route: 'Line' });
  telemetry.error('shell', new Error('boom'), { region: '页头' });
  vi.advanceTimersByTime(0);
  expect(reports.map(({ records }) => records.map(({ failure }) => failure))).toEqual([
    [undefined, 'missing', 'render'],
  ]);
  for (let i = 0; i < 4; i++) {
    telemetry.error('shell', new Error(`again ${i}`));
    vi.advanceTimersByTime(1000);
  }
  expect(reports).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(reports.map(({ records }) => records.length)).toEqual([3, 4]);
});

test('of equal failures a page tells five', () => {
  const { reports, telemetry } = start();
  for (let i = 0; i < 40; i++)
    telemetry.error('catalog@1.0.0-12345678', new Error('in a loop'), { failure: 'uncaught' });
  telemetry.error('catalog@1.0.0-12345678', new Error('another'));
  vi.advanceTimersByTime(0);
  expect(reports.flatMap(({ records }) => records.map(({ message }) => message))).toEqual([
    ...Array(5).fill('in a loop'),
    'another',
  ]);
});

test('a load of the shell has no route', () => {
  const { reports, telemetry } = start();
  telemetry.loaded('shell', '', 212);
  window.dispatchEvent(new Event('pagehide'));
  expect(reports[0]?.records).toEqual([{ kind: 'load', app: 'shell', version: '1.0.0-aaaaaaaa', milliseconds: 212 }]);
});

test('a failure waits for the ticket of its page; the end of the visit waits for nothing', async () => {
  let ticket: string | undefined;
  let arrived: () => void = () => undefined;
  const wanted = vi.fn(
    () =>
      new Promise<void>(resolve => {
        arrived = resolve;
      }),
  );
  const { reports, telemetry } = start({ current: () => ticket, wanted });
  telemetry.error('shell', new Error('boom'));
  vi.advanceTimersByTime(0);
  expect(wanted).toHaveBeenCalled();
  expect(reports).toEqual([]);
  ticket = TICKET;
  arrived();
  await vi.waitFor(() => expect(reports.map(report => report.ticket)).toEqual([TICKET]));
  ticket = undefined;
  telemetry.loaded('shell', '', 1);
  window.dispatchEvent(new Event('pagehide'));
  expect(reports.map(report => report.ticket)).toEqual([TICKET, undefined]);
});
