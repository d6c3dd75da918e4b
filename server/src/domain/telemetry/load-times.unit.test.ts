import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf, endOfClass, quantile } from './load-times';

const count = (times: readonly number[]) => {
  const counts: Record<string, number> = {};
  for (const time of times) counts[classOf(time)] = (counts[classOf(time)] ?? 0) + 1;
  return counts;
};

test('a quantile is the true one or up to a fifth above it', () => {
  const times = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.75, 0.95), (values, share) => {
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      const found = quantile(count(values), share) ?? 0;
      expect(found).toBeGreaterThanOrEqual(Math.min(exact, 20) - 1);
      expect(found).toBeGreaterThanOrEqual(exact - 1);
      expect(found).toBeLessThanOrEqual(Math.max(20, exact * 1.2 + 1));
    }),
  );
});

test('where nothing was loaded there is no time', () => expect(quantile({}, 0.75)).toBeNull());

test('the longest times fall into the last class', () => {
  expect(classOf(600_000)).toBe(56);
  expect(endOfClass(0)).toBe(20);
});
