import { expect, test } from 'vitest';
import { parseNumberText } from './parse-number-text';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['12', 12],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['-0', 0],
  ['１２．５', 12.5],
  ['12,288', 12288],
  ['３.４５ µm', 3.45],
  ['3.45um', null],
  ['µm', null],
  ['1e5', null],
  ['abc', null],
  ['1.2.3', null],
])('%s', (text, value) => {
  expect(parseNumberText(text, 'µm')).toBe(value);
});
