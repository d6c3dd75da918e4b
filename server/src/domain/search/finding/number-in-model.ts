import { type Bitset, clearBit, rowsOf } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';

/** Longer numbers are told apart by themselves. */
const SHORT = /^\d{1,3}$/;

export const isShortNumber = (typed: string): boolean => SHORT.test(typed);

/** Takes away the rows in whose part number a short number stands only in the middle of another: 16 in TEC-V0345165MPY. */
export function dropWithin(segment: Segment, number: string, rows: Bitset, mayEnd = true): void {
  const begins = new RegExp(`(?<!\\d)${number}`, 'u');
  const ends = new RegExp(`${number}(?!\\d)`, 'u');
  for (const row of rowsOf(rows)) {
    const model = segment.products[row]?.model ?? '';
    if (!begins.test(model) && !(mayEnd && ends.test(model))) clearBit(rows, row);
  }
}
