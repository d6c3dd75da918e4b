import { expect, test } from 'vitest';
import { LongestNames } from './longest-names';

test('a name ends no further than the longest that begins with the same two units, and never behind the text', () => {
  const names = new LongestNames(['环形光', '环形光源'], ['环境', 'imx']);
  expect(names.endAt('红环形光源50', 1)).toBe(5);
  expect(names.endAt('环境光', 0)).toBe(2);
  expect(names.endAt('环形', 0)).toBe(2);
  expect(names.endAt('光源', 0)).toBe(0);
  expect(names.endAt('环', 0)).toBe(0);
});
