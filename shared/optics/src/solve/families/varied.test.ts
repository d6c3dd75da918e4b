import fc from 'fast-check';
import { expect, test } from 'vitest';
import { varied, variety } from './varied';

const rowsOf = (...rows: [sensor: number, lensSeries: number][]) =>
  rows.map(([sensor, lensSeries], rank) => ({ sensor, lensSeries, rank }));
const order = (rows: ReturnType<typeof rowsOf>, limit = rows.length) => varied(rows, limit).map(({ rank }) => rank);

test('of a series of lenses, and of a sensor, two rows come early; the others follow after ten', () => {
  expect(variety).toMatchObject({ round: 10, perLensSeries: 2, perSensor: 2 });
  const series = rowsOf([1, 7], [2, 7], [3, 7], [4, 8], [5, 7], [6, 9]);
  expect(order(series)).toEqual([0, 1, 3, 5, 2, 4]);
  const sensor = rowsOf([7, 1], [7, 2], [7, 3], [8, 4], [7, 5], [9, 6]);
  expect(order(sensor)).toEqual([0, 1, 3, 5, 2, 4]);
  // What is passed over ranks before what has not been read yet.
  const many = rowsOf(
    [1, 7],
    [2, 7],
    [3, 7],
    ...Array.from({ length: 12 }, (_, i): [number, number] => [10 + i, 20 + i]),
  );
  expect(order(many)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 2, 11, 12, 13, 14]);
  expect(order(many, 3)).toEqual([0, 1, 3]);
  expect(order(many, 0)).toEqual([]);
});

test('the first round is what ranks best with two of a kind at most, and what is left is ordered alike', () => {
  const row = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 50 }), pairs => {
      const rows = rowsOf(...pairs);
      const round: typeof rows = [];
      for (const each of rows) {
        const taken = (key: 'sensor' | 'lensSeries') => round.filter(other => other[key] === each[key]).length;
        if (round.length < 10 && taken('sensor') < 2 && taken('lensSeries') < 2) round.push(each);
      }
      const rest = rows.filter(each => !round.includes(each));
      expect(varied(rows, rows.length)).toEqual([...round, ...varied(rest, rest.length)]);
    }),
  );
});
