import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney';

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

test('overlapping samples are not distinguished, shifted ones are', () => {
  const even = range(0, 500).map(i => 2 * i);
  const odd = even.map(i => i + 1);
  expect(mannWhitney(even, odd)).toBeGreaterThan(0.9);
  expect(mannWhitney(range(0, 500), range(60, 500))).toBeLessThan(0.001);
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
});

test('U and p of a published table', () => {
  // scipy.stats.mannwhitneyu of these two, method="asymptotic", use_continuity=False.
  const males = [19, 22, 16, 29, 24];
  const females = [20, 11, 17, 12];
  expect(mannWhitney(males, females)).toBeCloseTo(0.0864, 3);
});
