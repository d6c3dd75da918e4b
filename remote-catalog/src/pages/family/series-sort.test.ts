import { expect, test } from 'vitest';
import { nextSeriesSort, type SeriesRow, sortSeries } from './series-sort';

const row = (series: string | null, count: number, span: { min?: number; max?: number } = {}): SeriesRow => ({
  brand: { id: count, name: series ?? 'Z', nameZh: null },
  series,
  count,
  figures: [{ key: 'rate', known: 1, ...span }],
});
const rows = [row('A10', 3, { min: 5, max: 90 }), row('A2', 9), row(null, 1, { min: 8, max: 20 })];
const names = (key: string, direction: 'asc' | 'desc') =>
  sortSeries(rows, { key, direction }).map(({ series }) => series);

test('by count, by name with its numbers in order, by the end of a figure that comes first', () => {
  expect(names('count', 'desc')).toEqual(['A2', 'A10', null]);
  expect(names('series', 'asc')).toEqual(['A2', 'A10', null]);
  expect(names('rate', 'asc')).toEqual(['A10', null, 'A2']);
  expect(names('rate', 'desc')).toEqual(['A10', null, 'A2']);
});

test('what is unknown comes last both ways', () => {
  expect(names('series', 'desc').at(-1)).toBeNull();
  expect(names('rate', 'desc').at(-1)).toBe('A2');
});

test('the same head once more turns the order round; names begin upwards, figures downwards', () => {
  const byRate = nextSeriesSort({ key: 'count', direction: 'desc' }, 'rate');
  expect(byRate).toEqual({ key: 'rate', direction: 'desc' });
  expect(nextSeriesSort(byRate, 'rate')).toEqual({ key: 'rate', direction: 'asc' });
  expect(nextSeriesSort(byRate, 'brand')).toEqual({ key: 'brand', direction: 'asc' });
});
