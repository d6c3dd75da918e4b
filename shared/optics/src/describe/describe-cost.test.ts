import { expect, test } from 'vitest';
import { costText } from './describe-cost';

test('a class is as many signs, which a line never parts', () => {
  expect(costText(1)).toBe('¥');
  expect(costText(3)).toBe('¥\u2060¥\u2060¥');
});
