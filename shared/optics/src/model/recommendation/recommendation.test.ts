import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Direction } from './direction';
import { type QuantityId, recommendedQuantities, recommendedQuantity } from './quantities';
import { recommend } from './recommend';

const choose = (
  candidates: readonly number[],
  target: number,
  direction: Direction,
  quantity: QuantityId,
  admissible?: (value: number) => boolean,
) =>
  recommend({
    candidates,
    valueOf: value => value,
    target,
    direction,
    quantity: recommendedQuantity(quantity),
    ...(admissible ? { admissible } : {}),
  }).ranked;

const focalLengths = [4, 5, 6, 8, 12, 16, 25, 35, 50, 75];

test.each([
  [0, 26.4, 25],
  [1, 26.4, 35],
  [2, 26.4, 25],
  // 24.99 equals 25, in every direction.
  [1, 25.01, 25],
  [2, 24.99, 25],
  [0, 30, 35],
] as const)('direction %d of a focal length of %d mm is %d mm', (direction, target, expected) => {
  expect(choose(focalLengths, target, direction, 'focal-length')[0]).toMatchObject({ value: expected, relaxed: false });
});

test('near is meant in ratio: from 20, 40 is as near as 10; the tie goes to the safe side', () => {
  expect(choose([10, 40], 20, 0, 'focal-length')[0]?.value).toBe(10);
  expect(choose([10, 40], 20, 0, 'resolution')[0]?.value).toBe(40);
  expect(choose([10, 40], 20, 0, 'ring')[0]?.value).toBe(10);
});

test('rounding errors are no difference, real ones are', () => {
  expect(choose([1000], 1000 * (1 + 5e-7), 1, 'resolution')[0]).toMatchObject({ relaxed: false, side: 'equal' });
  expect(choose([1000], 1000 * (1 + 5e-6), 1, 'resolution')[0]).toMatchObject({ relaxed: true, side: 'below' });
});

test('nothing on the side: the nearest of the other, marked', () => {
  expect(choose(focalLengths, 100, 1, 'focal-length')[0]).toMatchObject({ value: 75, relaxed: true });
  expect(choose(focalLengths, 3, 2, 'focal-length')[0]).toMatchObject({ value: 4, relaxed: true });
});

test('a hard constraint comes before the direction; all breaking it, they are shown as such', () => {
  const shorter = (value: number) => value < 20;
  expect(choose(focalLengths, 26.4, 1, 'focal-length', shorter)[0]).toMatchObject({
    value: 16,
    relaxed: true,
    admissible: true,
  });
  expect(choose(focalLengths, 26.4, 2, 'focal-length', () => false)[0]).toMatchObject({ value: 25, admissible: false });
});

test('what is not stated is neither recommended nor forgotten', () => {
  const { ranked, unknown } = recommend({
    candidates: [null, 25, undefined, Number.NaN, 0],
    valueOf: value => value,
    target: 25,
    direction: 0,
    quantity: recommendedQuantity('focal-length'),
  });
  expect(ranked.map(({ value }) => value)).toEqual([25]);
  expect(unknown).toEqual([null, undefined, Number.NaN, 0]);
});

test('the deviation is told with what it does', () => {
  expect(choose([25], 26.4, 2, 'focal-length')[0]).toMatchObject({
    deviationPct: expect.closeTo(-5.303, 3),
    consequence: '焦距 25 mm，比所需 26.4 mm 小 5.303 %：焦距更短 → 视野更大、精度变粗',
  });
  expect(choose([2448], 1833, 1, 'line-pixels')[0]?.consequence).toBe(
    '线像素 2448 px，比所需 1833 px 大 33.55 %：精度更细、行频须更高',
  );
  // The accuracy is judged by its check: a candidate that misses it is not listed.
  for (const quantity of ['resolution', 'line-pixels'] as const) {
    expect(choose([1600], 1833, 2, quantity)[0]?.consequence).toMatch(/：精度变粗，余量变小$/);
  }
  expect(choose([25], 25.1, 0, 'focal-length')[0]?.consequence).toBe('焦距 25 mm，与所需 25.1 mm 相同');
});

test('equal ones keep the order of the tie-break, then of the list', () => {
  const candidates = [
    { name: 'large', value: 25, size: 40 },
    { name: 'small', value: 25, size: 30 },
    { name: 'small too', value: 25, size: 30 },
  ];
  const { ranked } = recommend({
    candidates,
    valueOf: ({ value }) => value,
    target: 25,
    direction: 0,
    quantity: recommendedQuantity('focal-length'),
    tieBreak: (a, b) => a.size - b.size,
  });
  expect(ranked.map(({ candidate }) => candidate.name)).toEqual(['small', 'small too', 'large']);
});

const values = fc.array(fc.double({ min: 0.1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 20 });

test('never empty, on the side where there is one, nearest first, and the same however the list is shuffled', () => {
  fc.assert(
    fc.property(
      values,
      fc.double({ min: 0.1, max: 1000, noNaN: true }),
      fc.constantFrom<Direction>(0, 1, 2),
      fc.constantFrom(...recommendedQuantities.map(({ id }) => id)),
      (candidates, target, direction, quantity) => {
        const ranked = choose(candidates, target, direction, quantity);
        expect(ranked.length).toBeGreaterThan(0);
        expect(new Set(ranked.map(({ relaxed }) => relaxed)).size).toBe(1);
        const distances = ranked.map(({ value }) => Math.abs(Math.log(value / target)));
        distances.slice(1).forEach((distance, index) => {
          expect(distance).toBeGreaterThanOrEqual((distances[index] ?? 0) - 2e-6);
        });
        const shuffled = choose([...candidates].reverse(), target, direction, quantity);
        expect(Math.abs(Math.log((shuffled[0]?.value ?? 0) / (ranked[0]?.value ?? 0)))).toBeLessThan(
          Math.max(2e-6, 2 * (distances[0] ?? 0) + 2e-6),
        );
      },
    ),
  );
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a target of %d is refused', target => {
  expect(() => choose([1], target, 0, 'ring')).toThrow(expect.objectContaining({ field: 'target' }));
});
