import { expect, test } from 'vitest';
import { acceptedEncodings } from './negotiate-encoding';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0', []],
  ['br;q=nonsense', []],
])('%s accepts %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
