import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from './bitset';
import { RankedRows } from './ranked-rows';
import { atOnce } from './slices';

/** Few different numbers, many of each, so that limits fall on equal ones; more rows than there are kept sets. */
const numbers = fc.array(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -5, max: 5 }) }, fc.constant(Number.NaN)), {
  maxLength: 150,
});
const limits = fc.array(
  fc.constantFrom(Number.NEGATIVE_INFINITY, -6, -5, -0.5, 0, 2, 4.5, 5, 6, Number.POSITIVE_INFINITY),
  {
    minLength: 1,
    maxLength: 8,
  },
);

test('rows below a limit and up to it are those that a look at each of them finds, in whatever order they are asked for', () => {
  fc.assert(
    fc.property(numbers, limits, (values, asked) => {
      const ranked = atOnce(RankedRows.build(Float64Array.from(values)));
      const where = (holds: (value: number) => boolean) => values.flatMap((value, row) => (holds(value) ? [row] : []));
      for (const limit of asked) {
        expect([...rowsOf(ranked.upTo(limit))]).toEqual(where(value => value <= limit));
        expect([...rowsOf(ranked.below(limit))]).toEqual(where(value => value < limit));
      }
    }),
    { numRuns: 150 },
  );
});

test('rows are in the order of their numbers, up or down; equal ones as they stand, those without one last', () => {
  fc.assert(
    fc.property(numbers, values => {
      const ranked = atOnce(RankedRows.build(Float64Array.from(values)));
      const rows = [...values.keys()];
      const place = (row: number, sign: number) => {
        const value = values[row] as number;
        return Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value;
      };
      const sorted = (sign: number) =>
        rows.toSorted((a, b) => (place(a, sign) === place(b, sign) ? a - b : place(a, sign) - place(b, sign)));
      expect([...ranked.order('asc')]).toEqual(sorted(1));
      expect([...ranked.order('desc')]).toEqual(sorted(-1));
    }),
    { numRuns: 100 },
  );
});
