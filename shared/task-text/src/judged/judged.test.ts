import { expect, test } from 'vitest';
import { difference, judgedLines } from './judged';

const lines = ['seen.txt', 'kept-aside.txt', 'enquiries.txt', 'trades.txt'].flatMap(judgedLines);

test.each(lines)('$line', line => {
  expect(difference(line)).toEqual([]);
});
