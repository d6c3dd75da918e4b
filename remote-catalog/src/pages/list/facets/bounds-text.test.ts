import { expect, test } from 'vitest';
import { readBounds } from './bounds-text';

test.each([
  ['', '', {}],
  ['2.4', '', { min: 2.4 }],
  ['', '5', { max: 5 }],
  ['2.4', '5 µm', { min: 2.4, max: 5 }],
  ['2.4~5', '', { min: 2.4, max: 5 }],
  ['2.4~5', '9', { min: 2.4, max: 5 }],
  ['', '2.4~5µm', { min: 2.4, max: 5 }],
  ['1', '2.4~5', { min: 2.4, max: 5 }],
  ['<5', '', { max: 5 }],
  ['', '≥ 2.4', { min: 2.4 }],
  ['0.002mm', '', { min: 2 }],
])('%s and %s', (low, high, bounds) => {
  expect(readBounds(low, high, 'µm')).toEqual(bounds);
});

test('what makes no sense is said', () => {
  expect(readBounds('9', '5', 'µm')).toEqual({ problem: '下限不能大于上限' });
  expect(readBounds('两微米', '5', 'µm')).toHaveProperty('problem');
  expect(readBounds('5', '9 kg', 'µm')).toHaveProperty('problem');
});
