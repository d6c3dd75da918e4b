import { expect, test } from 'vitest';
import { parseId } from './parse-id';

test.each([
  ['1', 1],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.5', null],
  ['1e3', null],
  [' 1', null],
  ['', null],
  ['abc', null],
  [null, null],
])('%s', (text, id) => {
  expect(parseId(text)).toBe(id);
});
