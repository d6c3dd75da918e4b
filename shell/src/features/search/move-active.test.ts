import { expect, test } from 'vitest';
import { moveActive } from './move-active';

test.each<[string, number | null, number, number | null | undefined]>([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, null],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', null, 3, undefined],
  ['End', null, 3, undefined],
  ['ArrowDown', null, 0, undefined],
  ['a', 1, 3, undefined],
  ['toString', 1, 3, undefined],
])('%s at %s of %s', (key, active, count, next) => {
  expect(moveActive(key, active, count)).toBe(next);
});
