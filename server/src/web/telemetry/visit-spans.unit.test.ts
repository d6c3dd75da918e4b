import { expect, test } from 'vitest';
import { readVisitSpans } from './visit-spans';

const now = Date.parse('2026-11-28T08:00:00Z');
const nano = (ms: number) => `${now + ms}000000`;

/** As the SDK of OpenTelemetry writes a span of the shell. */
const span = (changes: object = {}) => ({
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  parentSpanId: 'c'.repeat(16),
  name: 'POST /web/Product/List',
  kind: 3,
  startTimeUnixNano: nano(0),
  endTimeUnixNano: nano(40),
  attributes: [
    { key: 'http.request.method', value: { stringValue: 'POST' } },
    { key: 'url.path', value: { stringValue: '/web/Product/List' } },
    { key: 'http.response.status_code', value: { intValue: 200 } },
  ],
  droppedAttributesCount: 0,
  events: [],
  droppedEventsCount: 0,
  status: { code: 0 },
  links: [],
  droppedLinksCount: 0,
  flags: 257,
  ...changes,
});
const body = (...spans: object[]) => ({
  resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: 'x' }, spans }] }],
});
const read = (...spans: object[]) => readVisitSpans(body(...spans), now);

test('what the shell writes is read, and nothing beside it', () => {
  const { droppedAttributesCount, events, droppedEventsCount, links, droppedLinksCount, flags, ...known } = span();
  expect(read(span())).toEqual([known]);
  const attributes = [
    { key: 'shixuan.app', value: { stringValue: 'catalog' } },
    { key: 'shixuan.version', value: { stringValue: '1.0.0-aaaaaaaa' } },
    { key: 'shixuan.route', value: { stringValue: 'GoodsList' } },
  ];
  expect(read(span({ name: 'load catalog', kind: 1, attributes }))?.[0]?.attributes).toEqual(attributes);
});

test('attributes in which words could stand are left out', () => {
  const attributes = [
    { key: 'url.path', value: { stringValue: '/search?q=我的词' } },
    { key: 'url.full', value: { stringValue: 'https://example.com/' } },
    { key: 'shixuan.app', value: { stringValue: 'My Words' } },
    { key: 'error.type', value: { intValue: 200 } },
    { key: 'http.response.status_code', value: { intValue: 99_999 } },
    { key: 'constructor', value: { stringValue: 'x' } },
  ];
  expect(read(span({ attributes }))?.[0]?.attributes).toEqual([]);
});

test.each([
  ['a name of its own', { name: 'my words' }],
  ['a trace that it begins', { parentSpanId: undefined }],
  ['an id of zeros', { traceId: '0'.repeat(32) }],
  ['a time that is made up', { startTimeUnixNano: '1000000000000000' }],
  ['an end before the beginning', { endTimeUnixNano: nano(-1) }],
  ['another kind', { kind: 2 }],
])('%s is refused', (_, changes) => {
  expect(read(span(changes))).toBeUndefined();
});

test('what is no export, or too much of one, is refused', () => {
  for (const given of [null, [], 'x', {}, { resourceSpans: [{}] }]) expect(readVisitSpans(given, now)).toBeUndefined();
  expect(read(...Array.from({ length: 101 }, () => span()))).toBeUndefined();
  const fifty = { spans: Array.from({ length: 50 }, () => span()) };
  expect(
    readVisitSpans({ resourceSpans: [{ scopeSpans: [fifty, fifty] }, { scopeSpans: [fifty] }] }, now),
  ).toBeUndefined();
});
