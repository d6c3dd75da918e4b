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
  vi.restoreAllMocks();
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

test('unless told otherwise the stream of the site is asked for after twenty to thirty seconds', () => {
  const opened: unknown[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends FakeStream {
      constructor(...address: unknown[]) {
        super();
        opened.push(address);
      }
    },
  );
  const openedAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds - 1);
    const before = opened.length;
    vi.advanceTimersByTime(1);
    return [before, opened.length];
  };
  for (const [random, milliseconds] of [
    [0, 20_000],
    [0.5, 25_000],
  ] as const) {
    opened.length = 0;
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const endOther = followDeployment({ told: () => undefined });
    expect([random, openedAfter(milliseconds)]).toEqual([random, [0, 1]]);
    endOther();
  }
  expect(opened).toEqual([['/site/events']]);
  vi.unstubAllGlobals();
});

test('without a connection no stream is asked for; it is asked for when there is one again', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(50_000);
  expect(streams).toHaveLength(0);
  online.mockReturnValue(true);
  vi.advanceTimersByTime(20_000);
  expect(streams).toHaveLength(1);
});

test('what a stream that was closed before tells of its end opens no other', () => {
  vi.advanceTimersByTime(20_000);
  const former = latest();
  show('hidden');
  show('visible');
  vi.advanceTimersByTime(20_000);
  expect(streams).toHaveLength(2);
  former.fail(CLOSED as number);
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(2);
  expect(latest().readyState).toBe(OPEN);
});

test('once it is ended nothing opens a stream any more, and the one there is is closed', () => {
  vi.advanceTimersByTime(20_000);
  end();
  expect(latest().readyState).toBe(CLOSED);
  show('hidden');
  show('visible');
  window.dispatchEvent(new Event('pageshow'));
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
});
