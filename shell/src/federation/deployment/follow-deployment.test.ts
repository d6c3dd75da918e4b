// @vitest-environment jsdom
import type { SiteRevision } from '@shixuan/api/site-report';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDeployment } from './follow-deployment';

const [CONNECTING, OPEN, CLOSED] = [0, 1, 2];

class FakeStream {
  readyState = OPEN;
  onmessage: EventSource['onmessage'] = null;
  onerror: EventSource['onerror'] = null;
  close() {
    this.readyState = CLOSED;
  }
  tell(data: string) {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.call(this as never, new Event('error'));
  }
}

let streams: FakeStream[];
let told: SiteRevision[];
let end: () => void;
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const latest = () => streams.at(-1) as FakeStream;

beforeEach(() => {
  vi.useFakeTimers();
  show('visible');
  streams = [];
  told = [];
  const open = () => {
    streams.push(new FakeStream());
    return latest();
  };
  end = followDeployment({ told: now => void told.push(now) }, { open, waitMs: 20_000, spreadMs: 0 });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a page that is looked at for a while opens one stream and hears what is deployed', () => {
  vi.advanceTimersByTime(19_999);
  expect(streams).toHaveLength(0);
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
  latest().tell('{"revision":7,"killed":["content"]}');
  latest().tell('not JSON');
  latest().tell('{"revision":"x"}');
  expect(told).toEqual([{ revision: 7, killed: ['content'], withdrawn: [] }]);
});

test('a browser without streams is left alone', () => {
  vi.stubGlobal('EventSource', undefined);
  const endOther = followDeployment({ told: now => void told.push(now) }, { waitMs: 20_000, spreadMs: 0 });
  vi.advanceTimersByTime(60_000);
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  endOther();
  vi.unstubAllGlobals();
});

test('a hidden page holds no connection; shown again it asks again', () => {
  vi.advanceTimersByTime(10_000);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(0);
  show('visible');
  vi.advanceTimersByTime(20_000);
  expect(streams).toHaveLength(1);
  show('hidden');
  expect(latest().readyState).toBe(CLOSED);
  show('visible');
  show('visible');
  vi.advanceTimersByTime(20_000);
  expect(streams).toHaveLength(2);
});

test('a page that is left holds no connection, and one that comes back from the browser’s memory asks again', () => {
  vi.advanceTimersByTime(20_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(latest().readyState).toBe(CLOSED);
  window.dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(20_000);
  expect(streams).toHaveLength(2);
});

test('where the site refuses the stream it is asked for later; a lost connection is the browser’s to open again', () => {
  vi.advanceTimersByTime(20_000);
  latest().fail(CONNECTING as number);
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
  latest().fail(CLOSED as number);
  vi.advanceTimersByTime(19_999);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(streams).toHaveLength(2);
});
