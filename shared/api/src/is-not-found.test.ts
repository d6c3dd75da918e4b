import { expect, test } from 'vitest';
import { isNotFound } from './client';

test.each([
  [{ status: 404 }, true],
  [Object.assign(new Error('没有这款产品'), { status: 404 }), true],
  [{ status: 500 }, false],
  [new Error('网络中断'), false],
  [null, false],
  ['404', false],
])('%o', (error, expected) => {
  expect(isNotFound(error)).toBe(expected);
});
