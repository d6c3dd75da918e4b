import type { RankedRow, Ranking, RankingColumn } from './ranking';

/** Null: the ranking's own order. */
export interface SortBy {
  /** Id of the column. */
  id: string;
  descending: boolean;
}

/** A ranking that can be put in another order. */
export interface SortedRanking<Row extends RankedRow> extends Ranking<Row> {
  /** Null: as ranked. */
  sort: SortBy | null;
  onSort(sort: SortBy | null): void;
}

/** Next order of a column: ascending, descending, the ranking's own. */
export function nextSort(sort: SortBy | null, id: string): SortBy | null {
  if (sort?.id !== id) return { id, descending: false };
  return sort.descending ? null : { id, descending: true };
}

const compareWords = new Intl.Collator('zh').compare;

/** Number to sort a printed cell by: 2448 × 2048 by its product, ∞ above all figures; NaN for words. */
export function printedFigure(text: string): number {
  const plain = text.replaceAll('\u202f', '').replaceAll(' ', '');
  if (plain.startsWith('∞')) return Number.POSITIVE_INFINITY;
  const figures = plain.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g);
  if (!figures || !/^F?-?\d/.test(plain)) return Number.NaN;
  return figures.reduce((product, figure) => product * Number(figure), 1);
}

function compare(a: string, b: string): number {
  const [x, y] = [printedFigure(a), printedFigure(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) {
    // Words such as 不用 come before figures.
    return Number(Number.isNaN(y)) - Number(Number.isNaN(x)) || compareWords(a, b);
  }
  return x === y ? 0 : x - y;
}

/** Rows ordered by one column. Cells without a value stay last in both orders; ties keep the ranking's order. */
export function sortedRows<Row extends RankedRow>(
  rows: readonly Row[],
  sort: SortBy | null,
  columns: readonly RankingColumn<Row>[],
): readonly Row[] {
  if (!sort) return rows;
  const sense = sort.descending ? -1 : 1;
  const column = columns.find(({ id }) => id === sort.id);
  if (!column) return rows;
  const told = rows.map(row => ({ row, text: column.value(row) }));
  const order = (a: string | null, b: string | null) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : sense * compare(a, b);
  return told.toSorted((a, b) => order(a.text, b.text)).map(({ row }) => row);
}
