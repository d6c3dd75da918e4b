import type { Check } from '@shixuan/optics/model';
import { quantityText } from './printed-quantity';

/** What a task asks of a distance; null: open at that end. */
export interface AskedRange {
  minMm: number | null;
  maxMm: number | null;
}

/**
 * A range as the column of demands has it: `250～400 mm`, `≤ 500 mm`. Null where none is asked, or where the check judged another
 * limit than one of its ends.
 */
export function rangeText({ minMm, maxMm }: AskedRange, { limit }: Pick<Check<string>, 'limit'>): string | null {
  if (limit !== null && limit !== minMm && limit !== maxMm) return null;
  const mm = (value: number) => quantityText(value, 'mm');
  if (minMm !== null && maxMm !== null) return minMm === maxMm ? mm(minMm) : `${quantityText(minMm, '')}～${mm(maxMm)}`;
  if (minMm !== null) return `≥ ${mm(minMm)}`;
  return maxMm === null ? null : `≤ ${mm(maxMm)}`;
}
