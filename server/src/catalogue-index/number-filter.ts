import { type Filter, MISSING } from '@shixuan/api';
import { type Bitset, createBitset, setBit, unite } from './bitset';
import { overlappingRows } from './overlapping-rows';
import { QueryError } from './query-error';

/** Rows of a number or range attribute that a filter lets through; `lows` and `highs` are NaN where nothing is known. */
export function selectNumbers(
  column: { key: string; label: string },
  filter: Filter,
  lows: Float64Array,
  highs: Float64Array,
  missing: Bitset,
): Bitset {
  const other = filter.in?.find(value => value !== MISSING);
  if (other !== undefined) throw new QueryError(column.key, column.label, { kind: 'value-on-number', value: other });
  const { min, max } = filter;
  const selected =
    min === undefined && max === undefined
      ? createBitset(lows.length)
      : overlappingRows(lows, highs, min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY);
  if (filter.in?.length) unite(selected, missing);
  return selected;
}

/** Rows with NaN. */
export function missingRows(values: Float64Array): Bitset {
  const missing = createBitset(values.length);
  values.forEach((value, row) => {
    if (Number.isNaN(value)) setBit(missing, row);
  });
  return missing;
}
