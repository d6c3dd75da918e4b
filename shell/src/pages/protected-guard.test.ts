import { expect, test } from 'vitest';
import { isProtected } from './protected-guard';

test('only the download centre is protected', () => {
  expect(['/download', '/download/', '/Download'].map(isProtected)).toEqual([true, true, true]);
  expect(['/', '/downloads', '/download/1', '/goods/list'].map(isProtected)).toEqual([false, false, false, false]);
});
