import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bitset, createBitset, rowsOf } from './bitset';
import { RowTexts } from './row-texts';
import { atOnce } from './slices';

/** Of few characters, so that n-grams repeat; a character outside the first plane among them. */
const pieces = fc.constantFrom('a', 'b', 'ab', '1', '12', '.', 'mm', '相', '😀');
const text = (maxLength: number, minLength = 0) =>
  fc.array(pieces, { minLength, maxLength }).map(parts => parts.join(''));
const texts = fc.array(text(8), { maxLength: 40 });

const found = (rowCount: number, search: (rows: Bitset) => void): number[] => {
  const rows = createBitset(rowCount);
  search(rows);
  return [...rowsOf(rows)];
};
const where = (list: readonly string[], holds: (text: string) => boolean): number[] =>
  list.flatMap((each, row) => (holds(each) ? [row] : []));

test.each([2, 3] as const)('what is found by n-grams of %d is what a look at each text finds', size => {
  fc.assert(
    fc.property(texts, text(4, 1), (list, word) => {
      const searched = atOnce(RowTexts.build(list, size));
      const rowsOfCall = (search: (rows: Bitset) => void) => found(list.length, search);
      expect(rowsOfCall(rows => searched.addRowsWith(word, rows))).toEqual(where(list, each => each.includes(word)));
      expect(rowsOfCall(rows => searched.addRowsEqual(word, rows))).toEqual(where(list, each => each === word));
      const begins = where(list, each => each.startsWith(word));
      expect(rowsOfCall(rows => searched.addRowsBeginning(word, rows))).toEqual(begins);
      expect(searched.hasBeginning(word)).toBe(begins.length > 0);
    }),
    { numRuns: 200 },
  );
});

test('what is found is added to what was there', () => {
  const searched = atOnce(RowTexts.build(['ab', 'cd', 'abc'], 2));
  const rows = createBitset(3);
  searched.addRowsWith('cd', rows);
  searched.addRowsEqual('ab', rows);
  expect([...rowsOf(rows)]).toEqual([0, 1]);
});

test.each([
  ['5mm', ['5mm', 'a5mm', '5mm5', '5mm.', 'x 5mm'], ['25mm', '2.5mm', '5cm']],
  ['5', ['5', 'a5', '5a', 'a5.', '.5', '5.x'], ['15', '51', '0.5', '5.1']],
  ['f1.4', ['f1.4', 'xf1.4', 'f1.4.'], ['f1.45', 'f1.4.2', 'f11.4']],
  ['mm', ['5mm', 'mm', 'mmm'], ['m m']],
])('as a whole %s is in some texts and not in others', (word, holding, others) => {
  const list = [...holding, ...others];
  const searched = atOnce(RowTexts.build(list, 2));
  const rows = found(list.length, bits => searched.addRowsHolding(word, bits));
  expect(rows.map(row => list[row])).toEqual(holding);
});
