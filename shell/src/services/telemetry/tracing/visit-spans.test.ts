import { expect, test, vi } from 'vitest';
import { createVisitSpans } from './visit-spans';

const page = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };

function start() {
  let now = 100;
  const spans = createVisitSpans(page, () => now);
  const at = (ms: number) => {
    now = ms;
  };
  return { spans, at };
}

test('a call is a child of the page and names itself as the parent of what the server does', () => {
  const { spans, at } = start();
  const listener = vi.fn();
  spans.follow(listener);
  const call = spans.call('/Product/List');
  const [, traceId, id] = call.traceparent.split('-');
  at(140);
  expect(listener).not.toHaveBeenCalled();
  call.end({ status: 200 });
  expect(listener).toHaveBeenCalledOnce();
  expect(traceId).toBe(page.traceId);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(spans.take()).toEqual([
    {
      id,
      parentId: page.spanId,
      name: 'POST /web/Product/List',
      isCall: true,
      begunMs: 100,
      endedMs: 140,
      attributes: {
        'http.request.method': 'POST',
        'url.path': '/web/Product/List',
        'http.response.status_code': 200,
      },
      failure: undefined,
    },
  ]);
  expect(spans.take()).toEqual([]);
});

test('what nobody answered and what the server could not do are failures; what a visitor did wrong is none', () => {
  const { spans } = start();
  spans.call('/Home/Login').end({ failure: 'network' });
  spans.call('/Home/Login').end({ status: 503, failure: 'http' });
  spans.call('/Home/Login').end({ status: 200, failure: 'business' });
  expect(spans.take().map(({ failure }) => failure)).toEqual(['network', 'http', undefined]);
});

test('loads are told with version and route; events and errors are not', () => {
  const { spans } = start();
  const record = { source: 'catalog@1.0.0-aaaaaaaa', name: 'GoodsList', data: { milliseconds: 30 }, at: 90 };
  spans.loaded({ ...record, kind: 'load' });
  spans.loaded({ ...record, kind: 'error' });
  spans.loaded({ source: 'shell', name: '', data: { milliseconds: 95 }, at: 95, kind: 'load' });
  expect(spans.take().map(({ id, isCall, parentId, ...told }) => told)).toEqual([
    {
      name: 'load catalog',
      begunMs: 60,
      endedMs: 90,
      attributes: {
        'shixuan.app': 'catalog',
        'shixuan.version': '1.0.0-aaaaaaaa',
        'shixuan.route': 'GoodsList',
      },
    },
    { name: 'load shell', begunMs: 0, endedMs: 95, attributes: { 'shixuan.app': 'shell' } },
  ]);
});

test('what begins during a change of page is part of it; what begins after it is not', () => {
  const { spans, at } = start();
  const opened = spans.opening('/goods/list');
  const during = spans.call('/Product/List');
  at(200);
  opened();
  spans.call('/Home/Suggest').end({ status: 200 });
  during.end({ status: 200 });
  const [change, after, inside] = spans.take();
  expect(change).toMatchObject({ name: 'open route', parentId: page.spanId, begunMs: 100, endedMs: 200 });
  expect([inside?.parentId, after?.parentId]).toEqual([change?.id, page.spanId]);
});

test('a visit without end tells of its beginning', () => {
  const { spans } = start();
  for (let count = 0; count < 400; count += 1) spans.call('/Product/List').end({ status: 200 });
  expect(spans.take()).toHaveLength(300);
});
