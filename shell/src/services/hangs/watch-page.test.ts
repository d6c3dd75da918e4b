// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage';
import { createHungVersions } from './hung-versions';
import type { FromWatch, ToWatch } from './messages';
import { createRemoteWork } from './remote-work';
import { BEAT_MS, HANG_MS, type Work } from './watch';
import { type WatchWorker, watchPage } from './watch-page';
import { createWorkRecord, takeLeftRecords } from './work-record';

const work = { app: 'catalog', version: '1.0.0-aaaaaaaa', route: 'Light' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function page({ hasWorker = true } = {}) {
  const storages = { storage: fakeStorage(), session: fakeStorage() };
  const told: ToWatch[] = [];
  const worker: WatchWorker = { postMessage: message => void told.push(message), onmessage: null, onerror: null };
  const remoteWork = createRemoteWork();
  const hung = createHungVersions(storages.session);
  let start = () => {};
  const seen: (readonly Work[])[] = [];
  watchPage({
    work: remoteWork,
    record: createWorkRecord(storages),
    hung,
    revision: 7,
    ticket: { current: () => 'proof', wanted: () => Promise.resolve() },
    onHang: works => void seen.push(works),
    startWorker: () => (hasWorker ? worker : null),
    whenReady: begin => {
      start = begin;
    },
  });
  const answer = (data: FromWatch) =>
    worker.onmessage?.call(new MessageChannel().port1 as never, new MessageEvent('message', { data }));
  return { remoteWork, hung, seen, told, answer, start: () => start(), left: () => takeLeftRecords(storages) };
}

/** Shows or hides the document. */
function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the worker is told what is at work and that the page lives, and gets what its reports need', async () => {
  const { remoteWork, told, start } = page();
  const end = remoteWork.begin(work);
  expect(told).toEqual([]);
  start();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  end();
  expect(told).toEqual([
    { kind: 'work', works: [work] },
    { kind: 'shown' },
    { kind: 'reporting', revision: 7, ticket: 'proof' },
    { kind: 'beat' },
    { kind: 'work', works: [] },
  ]);
});

test('the record is there from the first step on, and says whether the worker reports', () => {
  const { remoteWork, left, start, answer } = page();
  remoteWork.begin(work);
  vi.setSystemTime(Date.now() + HANG_MS);
  expect(left()).toMatchObject([{ works: [work], watched: false }]);
  start();
  answer({ kind: 'ready' });
  remoteWork.begin(work);
  vi.setSystemTime(Date.now() + HANG_MS);
  expect(left()).toMatchObject([{ watched: true }]);
});

test('a page at rest has no record', () => {
  const { remoteWork, left } = page();
  remoteWork.begin(work)();
  vi.advanceTimersByTime(12_000);
  vi.setSystemTime(Date.now() + HANG_MS);
  expect(left()).toEqual([]);
});

test.each([
  ['hidden', () => show('hidden')],
  ['being printed', () => window.dispatchEvent(new Event('beforeprint'))],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('a page that is %s is no longer watched', (_, leave) => {
  const { remoteWork, told, left, start } = page();
  start();
  remoteWork.begin(work);
  leave();
  expect(told.at(-1)).toEqual({ kind: 'hidden' });
  vi.setSystemTime(Date.now() + HANG_MS);
  expect(left()).toEqual([]);
  window.dispatchEvent(new Event('afterprint'));
});

test('what the worker has found is not run again in this tab', () => {
  const { hung, start, answer } = page();
  start();
  answer({ kind: 'hung', works: [work] });
  expect(hung.has('catalog', work.version)).toBe(true);
});

test('before there is a worker, the page itself sees afterwards that it stood still, and tells it', () => {
  const { remoteWork, hung, seen } = page();
  const end = remoteWork.begin(work);
  const late = performance.now() + HANG_MS;
  vi.spyOn(performance, 'now').mockReturnValue(late);
  end();
  expect(hung.has('catalog', work.version)).toBe(true);
  expect(seen).toEqual([[work]]);
});

/** A browser that tells of long tasks: there is one when the page looks next. */
function reportLongTask(duration: number) {
  const Observer = class {
    static readonly supportedEntryTypes = ['longtask'];
    readonly observe = () => undefined;
    readonly takeRecords = () => [{ duration }];
  };
  vi.stubGlobal('PerformanceObserver', Observer);
}

test.each([
  ['held the page for as long', HANG_MS, true],
  ['was short: the machine slept', 200, false],
])('where the browser tells of tasks, a page that is left late stood still if one %s', (_, duration, isHung) => {
  reportLongTask(duration);
  const { remoteWork, left } = page();
  remoteWork.begin(work);
  vi.setSystemTime(Date.now() + HANG_MS);
  window.dispatchEvent(new Event('pagehide'));
  expect(left()).toHaveLength(isHung ? 1 : 0);
});

test.each([
  ['without workers', false],
  ['before the worker is ready', true],
])('%s nothing is concluded from a late clock', (_, hasWorker) => {
  const { remoteWork, hung, seen, start } = page({ hasWorker });
  start();
  const end = remoteWork.begin(work);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + HANG_MS);
  end();
  expect(hung.has('catalog', work.version)).toBe(false);
  expect(seen).toEqual([]);
});
