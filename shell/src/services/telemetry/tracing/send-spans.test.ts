// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTelemetry } from '../telemetry';
import { beginCall, type PageTrace } from './page-trace';
import { createSpanSender } from './send-spans';
import { traceVisit } from './trace-visit';

const traced = (): PageTrace => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) });
const ticket = { current: () => 'ticket.of-page', wanted: async () => undefined };

const sent: { url: unknown; headers: unknown; body: unknown }[] = [];
const send: typeof fetch = async (url, init) => {
  sent.push({ url, headers: init?.headers, body: init?.body });
  return new Response(null, { status: 204 });
};

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('a visit is sent to the site alone, with its ticket, as OTLP that keeps the ids', async () => {
  const telemetry = createTelemetry();
  const page = traced();
  expect(beginCall(page, '/Home/Menus').traceparent).toBe(`00-${page.traceId}-${page.spanId}-01`);
  telemetry.loaded('shell', '', 0);
  const listeners: Parameters<Parameters<typeof traceVisit>[1]['routing']['subscribe']>[0][] = [];
  const routing = { subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener) };
  traceVisit(
    page,
    { telemetry, ticket, routing },
    async () => (traceId, given) => createSpanSender(traceId, given, send),
  );
  const change = (state: string) => {
    for (const listener of listeners) listener({ navigation: { state, location: { pathname: '/goods/list' } } });
  };
  const call = beginCall(page, '/Product/List');
  call.end({ failure: 'network' });
  telemetry.loaded('catalog@1.0.0-aaaaaaaa', 'GoodsList', 30);
  change('loading');
  change('idle');
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent).not.toEqual([]);
    },
    { timeout: 60_000 },
  );
  const [first] = sent;
  expect(first?.url).toBe('/site/traces');
  expect(first?.headers).toEqual({ 'visit-ticket': 'ticket.of-page', 'content-type': 'application/json' });
  const told = JSON.parse(String(first?.body)).resourceSpans[0].scopeSpans[0].spans;
  expect(told.map(({ name }: { name: string }) => name)).toEqual([
    'load shell',
    'POST /web/Product/List',
    'load catalog',
    'open route',
  ]);
  expect(told[1]).toMatchObject({
    traceId: page.traceId,
    spanId: call.traceparent.split('-')[2],
    parentSpanId: page.spanId,
    kind: 3,
    status: { code: 2 },
  });
  expect(told[3].attributes).toEqual([{ key: 'url.path', value: { stringValue: '/goods/list' } }]);
});

test('where the file does not come, nothing is sent or kept', async () => {
  const page = traced();
  const routing = { subscribe: () => undefined };
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  traceVisit(page, { telemetry: createTelemetry(), ticket, routing }, load);
  beginCall(page, '/Product/List').end({ status: 200 });
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(page.spans?.take()).toEqual([]);
      expect(load).toHaveBeenCalledOnce();
    },
    { timeout: 60_000 },
  );
  beginCall(page, '/Product/List').end({ status: 200 });
  expect(page.spans?.take()).toEqual([]);
  expect(sent).toEqual([]);
});
