import { expect, test } from 'vitest';
import { filtersInit } from '../../../testing/fixtures';
import { chosenColumns, chosenPins, movedColumn, readColumns, readPins, withPin } from './columns';
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

test('a pinned column stands behind those pinned before it; unpinned, it is the first that scrolls', () => {
  expect(withPin(['a', 'b', 'c', 'd'], 1, 'd')).toEqual({ columns: ['a', 'd', 'b', 'c'], pins: 2 });
  expect(withPin(['a', 'd', 'b', 'c'], 2, 'a')).toEqual({ columns: ['d', 'a', 'b', 'c'], pins: 1 });
  expect(withPin(['a', 'b'], 0, 'a')).toEqual({ columns: ['a', 'b'], pins: 1 });
});

test('pinned columns: the address, then the preference; never more than there are columns', () => {
  expect(chosenPins(0, undefined, own)).toBe(0);
  expect(chosenPins(0, 2, own)).toBe(2);
  expect(chosenPins(1, 3, own)).toBe(1);
  expect(chosenPins(3, 3, ['powerW'])).toBe(1);
  expect(readPins({ 1: 2, 2: 'x', 3: -1, 4: 1.5 })).toEqual({ 1: 2 });
  expect(readPins('x')).toEqual({});
});
