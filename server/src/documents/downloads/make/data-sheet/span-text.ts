import type { AttributeDefinition, AttributeValue } from '@shixuan/api';
import { formatNumber, formatValue, spaced } from '@shixuan/api/format-value';
import { rangeText } from '@shixuan/units';
import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';

/** A figure over all models of a series: `12～25 mm`, `C 口、F 口`; with how many state it unless all do. */
export function spanText(attribute: AttributeDefinition, products: readonly IndexProduct[]): string {
  const values = products.map(({ attrs }) => attrs[attribute.key]).filter(value => value !== undefined);
  if (values.length === 0) return '未标注';
  const some = values.length < products.length ? `（${values.length} / ${products.length} 个型号标注）` : '';
  const measured = attribute.type === 'number' || attribute.type === 'range';
  return `${measured ? numbers(attribute, values) : choices(attribute, values)}${some}`;
}

function numbers(attribute: AttributeDefinition, values: readonly AttributeValue[]): string {
  const ends = (end: 0 | 1) => values.map(value => (Array.isArray(value) ? value[end] : value));
  const [lows, highs] = [numbersOf(ends(0)), numbersOf(ends(1))];
  const print = (value: number) => formatNumber(value, attribute.decimals);
  const low = lows.length === values.length ? print(lows.reduce((a, b) => Math.min(a, b))) : null;
  const high = highs.length === values.length ? print(highs.reduce((a, b) => Math.max(a, b))) : null;
  const unit = spaced(attribute.unit);
  if (low !== null && high !== null) return low === high ? `${low}${unit}` : rangeText(low, high) + unit;
  // Some range is open at one end, so the span is too.
  if (low !== null) return `≥ ${low}${unit}`;
  return high === null ? '见下表' : `≤ ${high}${unit}`;
}

const numbersOf = (ends: readonly unknown[]) => ends.filter(end => typeof end === 'number');

/** Each choice once, the commonest first. */
function choices(attribute: AttributeDefinition, values: readonly AttributeValue[]): string {
  const counts = new Map<string, number>();
  for (const single of values.flatMap(value => (Array.isArray(value) ? value.map(String) : [value]))) {
    const text = formatValue(attribute, single) ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([text]) => text)
    .join('、');
}
