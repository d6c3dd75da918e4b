import { expect, test } from 'vitest';
import { settable } from './settable';

test('what keeps signs of a page together leaves no gap on paper', () => {
  expect(settable('¥\u2060¥\u2060¥（靶面 30 mm²）')).toBe(settable('¥¥¥（靶面 30 mm²）'));
});
