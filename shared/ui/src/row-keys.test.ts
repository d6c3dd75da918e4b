import { expect, test } from 'vitest';
import { rowOfKey } from './row-keys';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowDown', 3],
  ['ArrowUp', 1],
  ['Home', 0],
  ['End', 9],
  ['Enter', undefined],
  ['Tab', undefined],
])('%s leads from row 2 of 10 to row %s', (key, row) => {
  expect(rowOfKey({ ...plain, key }, 2, 9)).toBe(row);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s a key keeps what it means elsewhere', held => {
  expect(rowOfKey({ ...plain, key: 'End', [held]: true }, 2, 9)).toBeUndefined();
});
