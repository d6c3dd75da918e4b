import type { AttributeDefinition, Filter, Filters } from '@shixuan/api/client';
import { parseQuantity } from '@shixuan/units';
import { isMeasured } from '../../features/attributes/measured';

/** What was typed or chosen, by attribute key. */
export type Choices = Record<string, string>;

/**
 * The meaning of a lower-bound field: a bare figure is the bound; `10~25` or `≤ 25` are taken as written. Null: empty.
 */
export function readLowerBound(text: string, unit: string | undefined): Filter | null | { problem: string } {
  const read = parseQuantity(text, unit);
  if ('problem' in read) return read;
  const { exact, min = exact, max } = read;
  if (min === undefined && max === undefined) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The filters of the fields; invalid texts are left out. */
export function toFilters(attributes: readonly AttributeDefinition[], choices: Choices): Filters {
  const filters: Filters = {};
  for (const attribute of attributes) {
    const text = choices[attribute.key] ?? '';
    if (isMeasured(attribute)) {
      const bound = readLowerBound(text, attribute.unit);
      if (bound && !('problem' in bound)) filters[attribute.key] = bound;
    } else if (text) {
      filters[attribute.key] = { in: [text] };
    }
  }
  return filters;
}
