import { expect, test } from 'vitest';
import { filtersInit } from '../../testing/fixtures';
import { chosenColumns, movedColumn, readColumns } from './columns';
import { readDensity } from './density';

const { attributes } = filtersInit(1);
const own = ['pixelSizeUm', 'shutter', 'workingDistanceMm', 'powerW'];

test('columns: the address, then the preference, then the category; what it does not have is passed over', () => {
  expect(chosenColumns(attributes, null, undefined)).toEqual(own);
  expect(chosenColumns(attributes, null, ['powerW', 'bogus'])).toEqual(['powerW']);
  expect(chosenColumns(attributes, ['shutter', 'powerW'], ['powerW'])).toEqual(['shutter', 'powerW']);
  expect(chosenColumns(attributes, ['bogus'], ['bogus'])).toEqual(own);
});

test('a column moves by one place, and not beyond the ends', () => {
  expect(movedColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(movedColumn(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});

test.each([[null], ['x'], [{ 1: 'x' }], [{ 1: [2] }], [undefined]])('stored columns %o are none', stored => {
  expect(readColumns(stored)).toEqual({});
});

test('a stored density that there is not is the comfortable one', () => {
  expect([readDensity('compact'), readDensity('tiny'), readDensity(undefined)]).toEqual([
    'compact',
    'comfortable',
    'comfortable',
  ]);
});
