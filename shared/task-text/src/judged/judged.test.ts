import { expect, test } from 'vitest';
import { difference, judgedLines } from './judged';

test.each(judgedLines('seen.txt'))('$line', line => {
  expect(difference(line)).toEqual([]);
});
