import { expect, test } from 'vitest';
import { missWords } from './rejection-text';

test('only a figure is missed by a share; a thread fits or does not', () => {
  expect([0.043, 1, 1.5, 12.4].map(missWords)).toEqual(['差 4.3 %', '', '差 150 %', '差 12 倍']);
});
