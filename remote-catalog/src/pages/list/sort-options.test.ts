import { expect, test } from 'vitest';
import { nextSort, sortOptions } from './sort-options';

test('a column head goes from ascending to descending to the catalogue order', () => {
  const first = nextSort(null, 'maxFps');
  const second = nextSort(first, 'maxFps');
  expect([first, second, nextSort(second, 'maxFps')]).toEqual([
    { key: 'maxFps', direction: 'asc' },
    { key: 'maxFps', direction: 'desc' },
    null,
  ]);
  expect(nextSort(second, 'pixels')).toEqual({ key: 'pixels', direction: 'asc' });
});

test('the catalogue order is the first choice', () => {
  expect(sortOptions([]).map(({ value }) => value)).toEqual(['', 'model']);
});
