import type { Filter, Filters } from '@shixuan/api';
import { countBits } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import { beyond, boundsOf, type Range, snapped } from '../text/value-range';

/**
 * The filter by a figure, when the category has the attribute and some product passes it; the key may name the category it
 * is for.
 */
export function filtersOf(segment: Segment, typedKey: string, range: Range, isSigned = false): Filters[] {
  const key = keyIn(segment, typedKey);
  if (key === undefined) return [];
  const column = segment.filters.get(key);
  const type = segment.attributes.find(attribute => attribute.key === key)?.type;
  if (!column || (type !== 'number' && type !== 'range')) return [];
  const found = type === 'range' ? spanOf(range, column.ranked.values) : snapped(range, column.ranked.values);
  const filter = found && isSigned && found.min === undefined ? { ...found, min: -(found.max ?? 0) } : found;
  return filter && countBits(column.select(filter)) > 0 ? [{ [key]: filter }] : [];
}

/** The filter by a figure of an attribute that the category has, also when no product passes it. */
export function emptyOf(segment: Segment, typedKey: string, range: Range): Filters[] {
  const key = keyIn(segment, typedKey);
  if (key === undefined) return [];
  const isNumber = segment.attributes.some(each => each.key === key && each.type === 'number');
  return isNumber && segment.filters.has(key) ? [{ [key]: boundsOf(range) }] : [];
}

/** The attribute without the category; undefined for another category. */
function keyIn({ category: { code } }: Segment, typedKey: string): string | undefined {
  const [only, key = only] = typedKey.split(':') as [string, string?];
  return key !== only && only !== code ? undefined : key;
}

/** Of ranges the low ends are at hand: what begins below a bound. */
const spanOf = (range: Range, lows: Float64Array): Filter =>
  range.isStrict && range.open === 'below' ? beyond(range, lows) : boundsOf(range);
