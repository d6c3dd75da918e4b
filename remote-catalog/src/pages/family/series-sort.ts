import type { CallContent, SeriesFigure } from '@shixuan/api/client';

export type SeriesRow = CallContent<'productSeries'>['list'][number];

export interface SeriesSort {
  /** `brand`, `series`, `count`, or the key of a measured figure. */
  key: string;
  direction: 'asc' | 'desc';
}

/** Names sort from A, figures from the largest; the same head again reverses the order. */
export function nextSeriesSort({ key, direction }: SeriesSort, clicked: string): SeriesSort {
  if (key === clicked) return { key, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { key: clicked, direction: clicked === 'brand' || clicked === 'series' ? 'asc' : 'desc' };
}

const names = new Intl.Collator('zh-CN', { numeric: true });

/** Sorted rows; what is unknown comes last both ways, equals stay in the order of the call. */
export function sortSeries(rows: readonly SeriesRow[], { key, direction }: SeriesSort): SeriesRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  const value = (row: SeriesRow) => sortValue(row, key, direction);
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    return sign * (typeof x === 'string' ? names.compare(x, String(y)) : x - Number(y));
  });
}

function sortValue({ brand, series, count, figures }: SeriesRow, key: string, direction: SeriesSort['direction']) {
  if (key === 'brand') return brand.nameZh ?? brand.name;
  if (key === 'series') return series ?? undefined;
  if (key === 'count') return count;
  return end(
    figures.find(figure => figure.key === key),
    direction,
  );
}

/** A range sorts by the end that comes first: upwards by its low end, downwards by its high end. */
const end = (figure: SeriesFigure | undefined, direction: SeriesSort['direction']) =>
  direction === 'asc' ? (figure?.min ?? figure?.max) : (figure?.max ?? figure?.min);
