import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, withoutGuard } from './formula-cells';

test.each([
  ['=HYPERLINK("https://a.example")', `'=HYPERLINK("https://a.example")`],
  ['@SUM(1)', "'@SUM(1)"],
  ['＝1', "'＝1"],
  ['-5.5', '-5.5'],
  ['-x', "'-x"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
])('what a spreadsheet would calculate is text: %s', (text, cell) => {
  expect(guardFormula(text)).toBe(cell);
});

test('the guard comes off as it was put on', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '=', '-', '+', '@', '1', '.', '\t') }));
  fc.assert(fc.property(text, text => withoutGuard(guardFormula(text)) === text));
});
