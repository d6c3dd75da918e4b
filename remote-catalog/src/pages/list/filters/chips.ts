import { type AttributeDefinition, type Facet, type Filter, MISSING } from '@shixuan/api/client';
import { formatNumber, spaced } from '@shixuan/api/format-value';
import { type ListQuery, withBounds, withChoice } from '@shixuan/list-url';
import { rangeText } from '@shixuan/units';

export interface Chip {
  key: string;
  /** Name of the filter. */
  label: string;
  /** Its accepted values, as text. */
  text: string;
  /** Key of the filter. */
  filter: string;
  /** The accepted choice; absent for bounds. */
  value?: string;
}

/** The query without the filter of a chip. */
export const withoutChip = (query: ListQuery, { filter, value }: Chip): ListQuery =>
  value === undefined ? withBounds(query, filter, {}) : withChoice(query, filter, value, false);

/** Whether a query has the filter of a chip, with whatever bounds. */
export function hasChip({ filters }: ListQuery, { filter, value }: Chip): boolean {
  const { in: choices, min, max } = filters[filter] ?? {};
  return value === undefined ? min !== undefined || max !== undefined : (choices?.includes(value) ?? false);
}

const COMMON: Record<string, string> = { brand: '品牌', series: '系列', keyword: '关键词' };

/** Name of a filter for visitors. */
export const filterLabel = (key: string, attributes: readonly AttributeDefinition[]) =>
  attributes.find(attribute => attribute.key === key)?.label ?? COMMON[key] ?? key;

/** `2.4～5 µm`, `≥ 30 fps`. */
export function boundsText({ min, max }: Filter, unit?: string): string {
  const tail = spaced(unit);
  if (min !== undefined && min === max) return `= ${formatNumber(min)}${tail}`;
  if (min !== undefined && max !== undefined) return rangeText(formatNumber(min), formatNumber(max)) + tail;
  return min !== undefined ? `≥ ${formatNumber(min)}${tail}` : `≤ ${formatNumber(max ?? 0)}${tail}`;
}

/** Values that say nothing without the name of their filter. */
const BARE: ReadonlySet<string> = new Set(['是', '否', '未标注']);

/** The filters as text: `CoaXPress CXP-12 通道数 = 4`. */
export const chipsName = (list: readonly Chip[]) =>
  list.map(({ label, text, value }) => (value === undefined || BARE.has(text) ? `${label} ${text}` : text)).join(' ');

/** One chip for each choice and for each pair of bounds, in the order of the attributes. */
export function chips(query: ListQuery, attributes: readonly AttributeDefinition[], facets: readonly Facet[]): Chip[] {
  const order = ['brand', 'series', ...attributes.map(attribute => attribute.key)];
  const keys = Object.keys(query.filters).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return keys.flatMap(key => {
    const filter = query.filters[key] ?? {};
    const attribute = attributes.find(candidate => candidate.key === key);
    const values = facets.find(facet => facet.key === key)?.values ?? [];
    const label = filter.all ? `${filterLabel(key, attributes)}（同时具备）` : filterLabel(key, attributes);
    const choices = (filter.in ?? []).map(value => ({
      key: `${key}=${value}`,
      label,
      text: value === MISSING ? '未标注' : (values.find(known => known.value === value)?.label ?? value),
      filter: key,
      value,
    }));
    const bounded = filter.min !== undefined || filter.max !== undefined;
    const text = boundsText(filter, attribute?.unit);
    return bounded ? [{ key, label, text, filter: key }, ...choices] : choices;
  });
}
