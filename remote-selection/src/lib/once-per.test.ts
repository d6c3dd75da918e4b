import { expect, test, vi } from 'vitest';
import { keepingLast, oncePer } from './once-per';

test('a result is computed once for each object', () => {
  const compute = vi.fn(({ value }: { value: number | null }) => value);
  const kept = oncePer(compute);
  const [one, none] = [{ value: 1 }, { value: null }];
  expect([kept(one), kept(none), kept(one), kept(none)]).toEqual([1, null, 1, null]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a result is kept until something else is asked', () => {
  const compute = vi.fn((a: object | null, b: number) => [a, b]);
  const kept = keepingLast(compute);
  const a = {};
  const first = kept(a, Number.NaN);
  expect(kept(a, Number.NaN)).toBe(first);
  expect(kept(null, Number.NaN)).toEqual([null, Number.NaN]);
  expect(kept(a, Number.NaN)).not.toBe(first);
  expect(compute).toHaveBeenCalledTimes(3);
});
