import { type Filter, MISSING } from '@shixuan/api';
import { type Bitset, createBitset, setBit, subtract, unite } from './bitset';
import { QueryError } from './query-error';
import type { RankedRows } from './ranked-rows';

/**
 * Rows of a number or range attribute that a filter lets through: those whose [low, high] meets [min, max], ends
 * included. Rows in `missing` are let through where 未标注 is asked for.
 */
export function selectNumbers(
  column: { key: string; label: string },
  filter: Filter,
  lows: RankedRows,
  highs: RankedRows,
  missing: Bitset,
): Bitset {
  const other = filter.in?.find(value => value !== MISSING);
  if (other !== undefined) throw new QueryError(column.key, column.label, { kind: 'value-on-number', value: other });
  const { min, max } = filter;
  const selected =
    min === undefined && max === undefined ? createBitset(lows.rowCount) : lows.upTo(max ?? Number.POSITIVE_INFINITY);
  if (min !== undefined) subtract(selected, highs.below(min));
  if (filter.in?.length) unite(selected, missing);
  return selected;
}

/** Rows with NaN to which the attribute applies. */
export function missingRows(values: Float64Array, isMissing: (row: number) => boolean): Bitset {
  const missing = createBitset(values.length);
  values.forEach((value, row) => {
    if (Number.isNaN(value) && isMissing(row)) setBit(missing, row);
  });
  return missing;
}
