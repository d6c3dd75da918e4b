import type { Facet } from '@shixuan/api';
import { listQuery, withColumns, withPage } from '@shixuan/list-url';
import { expect, test } from 'vitest';
import { isShown, namesOtherSeries, readSavedFilters, renamed, savedQuery, savedWith } from './saved-filters';

const query = listQuery(1, { shutter: { in: ['global'] } });

test('a saved filter gives the query back, without page and columns', () => {
  const [saved] = savedWith([], '  全局  快门 ', withColumns(withPage(query, 3), ['powerW'], 1));
  if (!saved) throw new Error('nothing was saved');
  expect(saved).toEqual({ name: '全局 快门', categoryId: 1, search: 'categoryId=1&shutter=global' });
  expect(savedQuery(saved)).toEqual(query);
  expect(isShown(saved, withPage(query, 2))).toBe(true);
  expect(isShown(saved, listQuery(1))).toBe(false);
});

test('a name is used once in a category; the newer one stays, and comes first', () => {
  const list = savedWith(savedWith(savedWith([], 'A', query), 'B', query), 'A', listQuery(1, { powerW: { max: 3 } }));
  expect(list.map(({ name, search }) => [name, search])).toEqual([
    ['A', 'categoryId=1&powerW=~3'],
    ['B', 'categoryId=1&shutter=global'],
  ]);
  expect(savedWith(list, 'A', listQuery(2)).map(({ categoryId }) => categoryId)).toEqual([2, 1, 1]);
});

test('a new name must be one, and free', () => {
  const list = savedWith(savedWith([], 'A', query), 'B', query);
  const [b] = list;
  if (!b) throw new Error('nothing was saved');
  const names = (name: string) => renamed(list, b, name).map(saved => saved.name);
  expect([names('C'), names(' '), names('A'), names('B')]).toEqual([
    ['C', 'A'],
    ['B', 'A'],
    ['B', 'A'],
    ['B', 'A'],
  ]);
});

test.each([undefined, 'x', { name: 'A' }, [{ name: 1 }, null, 'x']])('stored %o is no saved filter', stored => {
  expect(readSavedFilters(stored)).toEqual([]);
});

test('a series that the category does not have is looked for by the server, which knows former names', () => {
  const facets: Facet[] = [{ key: 'series', values: [{ value: 'ace U', label: 'ace U', count: 3 }], missing: 0 }];
  const named = (...names: string[]) => savedWith([], 'A', listQuery(1, { series: { in: names } }));
  const isMoved = (...names: string[]) => named(...names).map(saved => namesOtherSeries(saved, facets));
  expect([isMoved('ace U'), isMoved('ace'), isMoved('ace U', 'ace')]).toEqual([[false], [true], [true]]);
  // Before the choices are known, and where no series is asked for.
  expect(named('ace').map(saved => namesOtherSeries(saved, []))).toEqual([false]);
  expect(savedWith([], 'A', query).map(saved => namesOtherSeries(saved, facets))).toEqual([false]);
});
