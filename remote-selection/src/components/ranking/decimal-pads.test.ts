import { expect, test } from 'vitest';
import { decimalPads } from './decimal-pads';

test('figures of a column end at the same decimal; words and other forms are left as they are', () => {
  expect(decimalPads(['337.9', '430', '2.25', '∞', null, '66 × 55'])).toEqual(['0', '.00', '', '', '', '']);
  expect(decimalPads(['12\u202f500', '-3.5'])).toEqual(['.0', '']);
  expect(decimalPads(['5', '17'])).toEqual(['', '']);
  expect(decimalPads([])).toEqual([]);
});
