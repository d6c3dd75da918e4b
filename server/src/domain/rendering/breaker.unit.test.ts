import { expect, test } from 'vitest';
import { createBreaker } from './breaker';

test('what failed three times in a row is not tried for ten minutes; a success forgets failures', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  for (const _ of [1, 2]) breaker.failed('a');
  expect(breaker.allows('a')).toBe(true);
  breaker.succeeded('a');
  for (const _ of [1, 2, 3]) breaker.failed('a');
  expect([breaker.allows('a'), breaker.allows('b')]).toEqual([false, true]);
  now = 10 * 60_000;
  expect(breaker.allows('a')).toBe(true);
  breaker.failed('a');
  expect(breaker.allows('a')).toBe(false);
});

test('the failures of many addresses stay bounded: the oldest is forgotten', () => {
  const breaker = createBreaker(() => 0);
  for (const _ of [1, 2, 3]) breaker.failed('first');
  for (let i = 0; i < 500; i += 1) breaker.failed(`other ${i}`);
  expect(breaker.allows('first')).toBe(true);
});
