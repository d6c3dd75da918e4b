import type { Filter } from '@shixuan/api/client';
import { parseQuantity } from '@shixuan/units';

export type Bounds = Pick<Filter, 'min' | 'max'>;

/**
 * The bounds from two fields. Each accepts a figure with or without a unit; a text that states both ends or which end
 * it is (`5~12 mm`, `≥ 10`) is valid in either field. The first field wins if the two contradict each other.
 */
export function readBounds(low: string, high: string, unit = ''): Bounds | { problem: string } {
  const from = parseQuantity(low, unit);
  const to = parseQuantity(high, unit);
  if ('problem' in from) return from;
  if ('problem' in to) return to;
  const both = from.min !== undefined && from.max !== undefined;
  const min = from.min ?? from.exact ?? to.min;
  // `5~12` in the first field states both ends; the second field's text is older.
  const max = both ? from.max : (to.max ?? to.exact ?? from.max);
  const least = to.min !== undefined && to.max !== undefined ? to.min : min;
  if (least !== undefined && max !== undefined && least > max) return { problem: '下限不能大于上限' };
  return { ...(least !== undefined && { min: least }), ...(max !== undefined && { max }) };
}
