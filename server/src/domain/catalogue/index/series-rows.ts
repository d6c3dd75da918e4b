import {
  type AttributeDefinition,
  type AttributeValue,
  type Filter,
  type Filters,
  MISSING,
  type ProductRow,
  type SeriesFigure,
} from '@shixuan/api';
import { intersect, rowsOf } from './bitset';
import { compareBrandNames, compareSeries } from './default-order';
import { highest, lowest } from './extremes';
import type { Segment } from './segment';

export interface SeriesRow {
  brand: ProductRow['brand'];
  series: string | null;
  count: number;
  figures: SeriesFigure[];
}

/** `rows` (ascending) put together by brand and series, with the key figures over the models of each. */
export function seriesRows({ attributes, products }: Segment, rows: readonly number[]): SeriesRow[] {
  const figures = attributes
    .filter(({ keyFigure }) => keyFigure !== undefined)
    .sort((a, b) => (a.keyFigure ?? 0) - (b.keyFigure ?? 0));
  const groups = new Map<string, { first: ProductRow; models: ProductRow[] }>();
  for (const row of rows) {
    const product = products[row];
    if (!product) continue;
    const key = `${product.brand.id} ${product.series ?? ''}`;
    const group = groups.get(key);
    if (group) group.models.push(product);
    else groups.set(key, { first: product, models: [product] });
  }
  const sorted = [...groups.values()].sort(
    ({ first: a }, { first: b }) => compareBrandNames(a.brand, b.brand) || compareSeries(a.series, b.series),
  );
  return sorted.map(({ first: { brand, series }, models }) => ({
    brand,
    series,
    count: models.length,
    figures: figures.map(definition =>
      figureOf(
        definition,
        models.map(({ attrs }) => attrs[definition.key]).filter(value => value !== undefined),
      ),
    ),
  }));
}

function figureOf({ key, type }: AttributeDefinition, values: readonly AttributeValue[]): SeriesFigure {
  if (type === 'number' || type === 'range') return { key, known: values.length, ...span(values) };
  return { key, known: values.length, values: byFrequency(values.flatMap(value => choices(value))) };
}

/** From the smallest to the largest; a range that is open at one end leaves that end open. */
function span(values: readonly AttributeValue[]): { min?: number; max?: number } {
  const lows = values.map(value => (Array.isArray(value) ? value[0] : value));
  const highs = values.map(value => (Array.isArray(value) ? value[1] : value));
  const isNumber = (value: unknown) => typeof value === 'number';
  const closed = (ends: readonly unknown[]): ends is number[] => ends.length > 0 && ends.every(isNumber);
  return { ...(closed(lows) && { min: lowest(lows) }), ...(closed(highs) && { max: highest(highs) }) };
}

const choices = (value: AttributeValue): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/**
 * Rows of a category's series entries that pass the filters. A brand or series that has no entry is no error, because the
 * filters are those of the products.
 */
export function entryRows(entries: Segment, { brand, series, ...filters }: Filters): number[] {
  const rows = entries.all.slice();
  for (const [key, filter] of Object.entries(filters)) {
    const column = entries.filters.get(key);
    if (column) intersect(rows, column.select(filter));
  }
  const isAmong = (filter: Filter | undefined, value: string) => !filter?.in?.length || filter.in.includes(value);
  return [...rowsOf(rows)].filter(row => {
    const product = entries.products[row];
    return product && isAmong(brand, String(product.brand.id)) && isAmong(series, product.series ?? MISSING);
  });
}
