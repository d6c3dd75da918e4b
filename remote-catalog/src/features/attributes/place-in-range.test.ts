import { expect, test } from 'vitest';
import { scalar } from './measured';
import { placeInRange } from './place-in-range';

test('linear over a narrow range, logarithmic over a wide one', () => {
  expect(placeInRange(15, { min: 10, max: 20 })).toBe(0.5);
  expect(placeInRange(10, { min: 1, max: 100 })).toBeCloseTo(0.5);
});

test('values outside stay inside, a range without width says nothing', () => {
  expect(placeInRange(30, { min: 10, max: 20 })).toBe(1);
  expect(placeInRange(-5, { min: 0, max: 1000 })).toBe(0);
  expect(placeInRange(3, { min: 3, max: 3 })).toBeNull();
});

test('a range stands by its middle, a half-open one by its known end', () => {
  expect(scalar([80, 120])).toBe(100);
  expect(scalar([null, 120])).toBe(120);
  expect(scalar(['a', 'b'])).toBeNull();
  expect(scalar(undefined)).toBeNull();
});
