import { expect, test } from 'vitest';
import { resultLast } from './trace';

test('the result stands behind the formula, not behind what the formula defines in itself', () => {
  expect(resultLast('MTF_d = (2 ÷ π) × arccos s，s = 182 × 550')).toBe('s = 182 × 550，MTF_d = (2 ÷ π) × arccos s');
  expect(resultLast('f = min(25，50)')).toBe('f = min(25，50)');
  expect(resultLast('FOV = 80 × 1.1')).toBe('FOV = 80 × 1.1');
});
