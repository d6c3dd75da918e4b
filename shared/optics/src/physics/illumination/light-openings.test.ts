import { expect, test } from 'vitest';
import { largestDomeOpeningMm, largestRingOpeningMm } from './light-size';

test('a ring leaves no more than 0.85 of its diameter, and a wall of 5 mm', () => {
  expect(largestRingOpeningMm({ outerDiameterMm: 88 })).toBeCloseTo(74.8, 9);
  expect(largestRingOpeningMm({ outerDiameterMm: 40 })).toBe(30);
  expect(largestRingOpeningMm({ outerDiameterMm: 8 })).toBe(0);
});

// Outer diameter and opening of domes whose data sheets state both.
test.each([
  [70, 25],
  [91, 20],
  [166, 35],
  [424, 80],
])('a dome of %d mm has an opening of %d mm, within the limit', (outerDiameterMm, openingMm) => {
  expect(largestDomeOpeningMm({ outerDiameterMm })).toBeGreaterThan(openingMm);
});
