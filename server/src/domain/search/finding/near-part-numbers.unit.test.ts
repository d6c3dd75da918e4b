import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBitset, rowsOf } from '../../catalogue/index/bitset';
import { RowTexts } from '../../catalogue/index/row-texts';
import { atOnce } from '../../catalogue/index/slices';
import { oneEditAway } from '../text/one-edit';
import { withDigits } from './near-part-numbers';

/** Few letters, so that numbers are alike. */
const number = (minLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength, maxLength: 9 });

test('of any part numbers those one edit away are all looked at, and each is looked at once', () => {
  fc.assert(
    fc.property(fc.array(number(0), { maxLength: 60 }), number(4), (numbers, typed) => {
      const texts = atOnce(RowTexts.build(numbers, 3));
      const near = createBitset(numbers.length);
      const seen: string[] = [];
      texts.eachNear(typed, (text, addRowsTo) => {
        seen.push(text);
        if (oneEditAway(typed, text)) addRowsTo(near);
      });
      const expected = numbers.flatMap((text, row) => (oneEditAway(typed, text) ? [row] : []));
      expect([...rowsOf(near)]).toEqual(expected);
      expect(new Set(seen).size).toBe(seen.length);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['mvcs050l0gm', ['mvcs05010gm']],
  ['mer25o279u3m', ['mer250279u3m']],
  ['sr8oo', ['sr800']],
  ['ral4o96', ['ral4096', 'ra14o96', 'ra14096']],
  ['gocator2510', []],
])('letters beside digits may be the digits that they look like: %s', (typed, spelled) => {
  expect(withDigits(typed)).toEqual(spelled);
});
