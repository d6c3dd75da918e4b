import { expect, test } from 'vitest';
import { mergeFilters } from './merge-filters';

test('of choices of one attribute the narrower applies, others are alternatives', () => {
  const shape = (...values: string[]) => ({ shape: { in: values } });
  expect(mergeFilters([shape('ring', 'low-angle-ring'), shape('low-angle-ring')])).toEqual(shape('low-angle-ring'));
  expect(mergeFilters([shape('bar'), shape('bar', 'line')])).toEqual(shape('bar'));
  expect(mergeFilters([shape('bar'), shape('line')])).toEqual(shape('bar', 'line'));
});

test('bounds of one attribute apply together; of two that exclude each other the later', () => {
  expect(mergeFilters([{ f: { min: 5 } }, { f: { max: 9 } }])).toEqual({ f: { min: 5, max: 9 } });
  expect(mergeFilters([{ f: { max: 5 } }, { f: { min: 9 } }])).toEqual({ f: { min: 9 } });
});
