import type { AttributeValue, Filter } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { canBeSimilar, similarFilters } from './similar-filters';

const attribute = (key: string, filterable = true) => attributeOf(key, { filterable });

test.each<[AttributeValue, Filter]>([
  [100, { min: 90, max: 110 }],
  [3.45, { min: 3.105, max: 3.795 }],
  [-2, { min: -2.2, max: -1.8 }],
  [0, { min: 0, max: 0 }],
  [[80, 120], { min: 72, max: 132 }],
  [[null, 120], { max: 132 }],
  ['global', { in: ['global'] }],
  [['c', 'cs'], { in: ['c', 'cs'] }],
  [false, { in: ['false'] }],
])('like %o', (value, filter) => {
  expect(similarFilters([attribute('x')], { x: value }, new Set(['x']))).toEqual({ x: filter });
});

test('only what is chosen, known and can be filtered', () => {
  const attributes = [attribute('a'), attribute('b'), attribute('c', false), attribute('d')];
  const attrs = { a: 1, c: 1, d: 1 };
  expect(Object.keys(similarFilters(attributes, attrs, new Set(['a', 'b', 'c'])))).toEqual(['a']);
  expect(attributes.map(one => canBeSimilar(one, { ...attrs, b: [] }[one.key as 'a']))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
