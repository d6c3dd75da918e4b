import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPassing, leastChange } from './least-change';

const value = fc.double({ min: 0.001, max: 5000, noNaN: true });
const factor = fc.double({ min: 1.01, max: 3.9, noNaN: true });

test('the least change passes as printed, is never short of the limit, and gives up little more', () => {
  fc.assert(
    fc.property(value, factor, fc.boolean(), (from, by, up) => {
      const limit = up ? from * by : from / by;
      const found = leastChange(from, up ? from * 4 : from / 4, to => (up ? to >= limit : to <= limit));
      expect(found).not.toBeNull();
      const excess = up ? (found ?? 0) / limit : limit / (found ?? 0);
      expect(excess).toBeGreaterThanOrEqual(1);
      expect(excess).toBeLessThan(1.04);
    }),
  );
});

test('nothing is offered where no value passes', () => {
  expect(leastChange(10, 40, () => false)).toBeNull();
});

test('the last value that passes is rounded to the safe side', () => {
  fc.assert(
    fc.property(value, factor, fc.boolean(), (from, by, up) => {
      const limit = up ? from * by : from / by;
      const found = lastPassing(from, up ? from * 4 : from / 4, to => (up ? to <= limit : to >= limit));
      const share = up ? (found?.value ?? 0) / limit : limit / (found?.value ?? 0);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
      expect(share).toBeGreaterThan(0.96);
    }),
  );
  expect(lastPassing(10, 40, () => true)).toBeNull();
});
