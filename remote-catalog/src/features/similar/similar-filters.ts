import type { AttributeDefinition, Attributes, AttributeValue, Filter, Filters } from '@shixuan/api/client';

/** Numbers count as similar within this share of the value. */
const TOLERANCE = 0.1;

/** Whether a list can look for products like one with this value. */
export const canBeSimilar = (attribute: AttributeDefinition, value: AttributeValue | undefined): boolean =>
  attribute.filterable && likeValue(value) !== null;

/** The list's filters for products with the same choices and about the same numbers as `attrs` in the chosen attributes. */
export function similarFilters(
  attributes: readonly AttributeDefinition[],
  attrs: Attributes,
  keys: ReadonlySet<string>,
): Filters {
  const filters: Filters = {};
  for (const { key, filterable } of attributes) {
    const filter = filterable && keys.has(key) ? likeValue(attrs[key]) : null;
    if (filter) filters[key] = filter;
  }
  return filters;
}

function likeValue(value: AttributeValue | undefined): Filter | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'number') return around(value, value);
  if (!Array.isArray(value)) return { in: [String(value)] };
  const [low, high] = value;
  if (typeof low === 'number' || typeof high === 'number') return around(asEnd(low), asEnd(high));
  const codes = value.filter(code => typeof code === 'string');
  return codes.length > 0 ? { in: codes } : null;
}

const asEnd = (end: unknown) => (typeof end === 'number' ? end : undefined);

function around(low: number | undefined, high: number | undefined): Filter {
  const min = low === undefined ? undefined : printable(low - Math.abs(low) * TOLERANCE);
  const max = high === undefined ? undefined : printable(high + Math.abs(high) * TOLERANCE);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Four digits are enough for a tolerance and keep the address readable. */
const printable = (value: number) => Number(value.toPrecision(4));
