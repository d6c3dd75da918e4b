import { expect, test } from 'vitest';
import type { RankedRow, RankingColumn } from './ranking';
import { nextSort, printedFigure, sortedRows } from './sorted-rows';

/** Rows that differ in nothing but what one column says of them, ranked as given. */
function sorted(texts: readonly (string | null)[], descending = false) {
  const rows: RankedRow[] = texts.map((_, index) => ({ key: String(index), verdicts: {} }));
  const column: RankingColumn<RankedRow> = { id: 'told', label: '', value: ({ key }) => texts[Number(key)] ?? null };
  return sortedRows(rows, { id: 'told', descending }, [column]).map(({ key }) => texts[Number(key)]);
}

test.each([
  ['2\u202f448\u202f×\u202f2\u202f048', 2448 * 2048],
  ['F5.6', 5.6],
  ['25 mm', 25],
  ['-3', -3],
  ['∞', Number.POSITIVE_INFINITY],
  ['不用', Number.NaN],
  ['GigE 1000', Number.NaN],
])('%s counts as %d', (text, figure) => {
  expect(printedFigure(text)).toBe(figure);
});

test('figures by their size, not their digits; what is not stated is last either way', () => {
  expect(sorted(['100', null, '9', '∞'])).toEqual(['9', '100', '∞', null]);
  expect(sorted(['100', null, '9', '∞'], true)).toEqual(['∞', '100', '9', null]);
});

test('words by themselves, before figures', () => {
  expect(sorted(['5', '不用', '0.5'])).toEqual(['不用', '0.5', '5']);
});

test('a column goes up, down, and back to the ranking; another begins anew', () => {
  const up = nextSort(null, 'depth');
  expect(up).toEqual({ id: 'depth', descending: false });
  const down = nextSort(up, 'depth');
  expect(down).toEqual({ id: 'depth', descending: true });
  expect(nextSort(down, 'depth')).toBeNull();
  expect(nextSort(down, 'field')).toEqual({ id: 'field', descending: false });
});
