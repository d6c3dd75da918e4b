import type { AttributeDefinition } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { boundsProblem, seriesFilters } from './series-filters';

const attribute = (key: string, type: AttributeDefinition['type'], more: Partial<AttributeDefinition> = {}) =>
  attributeOf(key, { type, ...more });
const distance = attribute('distance', 'number', { unit: 'mm' });
const figures = [distance, attribute('mount', 'choice'), attribute('note', 'number', { filterable: false })];

test('fields become filters of the list: brand, bounds with units, choices; empty ones and nonsense do not', () => {
  expect(seriesFilters(figures, { brand: '31', distance: '5~12cm', mount: 'c', note: '3' })).toEqual({
    brand: { in: ['31'] },
    distance: { min: 50, max: 120 },
    mount: { in: ['c'] },
  });
  expect(seriesFilters(figures, { distance: '≤ 80' })).toEqual({ distance: { max: 80 } });
  expect(seriesFilters(figures, { distance: '80' })).toEqual({ distance: { min: 80 } });
  expect(seriesFilters(figures, { brand: '', distance: '很近', mount: '' })).toEqual({});
});

test('what is no quantity says why', () => {
  expect(boundsProblem(distance, '很近')).toEqual(expect.any(String));
  expect(boundsProblem(distance, '')).toBeUndefined();
});
