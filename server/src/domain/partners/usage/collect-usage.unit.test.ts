import { expect, test } from 'vitest';
import { createUsageCollector, type Use } from './collect-usage';

const use = (change: Partial<Use> = {}): Use => ({
  caller: 'anonymous',
  keyId: null,
  origin: 'https://shop.example.com',
  call: 'camera',
  status: 200,
  ...change,
});

test('calls are added up by what became of them, and handed over once', () => {
  const collector = createUsageCollector(() => Date.UTC(2026, 10, 22, 3));
  for (const status of [200, 304, 422, 500, 429, 403]) collector.count(use({ status, keyId: 'k' }));
  const { calls, origins, keys } = collector.take();
  const counts = { requests: 6, limited: 1, refused: 1, errors: 2 };
  expect(calls).toEqual([{ day: '2026-11-22', caller: 'anonymous', call: 'camera', ...counts }]);
  expect(origins).toEqual([{ day: '2026-11-22', caller: 'anonymous', origin: 'https://shop.example.com', ...counts }]);
  expect([...keys]).toEqual([['k', new Date(Date.UTC(2026, 10, 22, 3))]]);
  expect(collector.take()).toEqual({ calls: [], origins: [], keys: new Map() });
});

test('what could not be stored is counted again, with what came after', () => {
  const collector = createUsageCollector();
  collector.count(use());
  const tally = collector.take();
  collector.count(use());
  collector.putBack(tally);
  expect(collector.take().calls[0]?.requests).toBe(2);
});

test('the day is that of China', () => {
  const collector = createUsageCollector(() => Date.UTC(2026, 10, 21, 16, 1));
  collector.count(use());
  expect(collector.take().calls[0]?.day).toBe('2026-11-22');
});

test('whoever invents origins fills neither the memory nor anybody else’s row', () => {
  const collector = createUsageCollector();
  collector.count(use());
  for (let i = 0; i < 10_000; i += 1) collector.count(use({ origin: `https://x${i}.example.com` }));
  collector.count(use());
  const { origins } = collector.take();
  expect(origins.length).toBeLessThanOrEqual(2001);
  expect(origins.reduce((sum, { requests }) => sum + requests, 0)).toBe(10_002);
  expect(origins.find(({ origin }) => origin === 'https://shop.example.com')?.requests).toBe(2);
});

test.each([
  ['', ''],
  ['null', 'null'],
  ['https://SHOP.example.com/a?b', 'https://shop.example.com'],
  [`https://${'x'.repeat(200)}.example.com`, '*'],
  ['javascript:alert(1)', '*'],
  ['<b>', '*'],
])('the origin %j is counted as %j', (origin, counted) => {
  const collector = createUsageCollector();
  collector.count(use({ origin }));
  expect(collector.take().origins[0]?.origin).toBe(counted);
});
