import { type Bitset, createBitset, rowsOf, setBit } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';

/** What only lights have: their makers name them by a nominal size. */
const OF_LIGHTS = 'emittingLengthMm';
const SIDES = /^(\d{2,4})x(\d{2,4})(?:mm)?$/u;

/**
 * Of the rows those whose part number holds the typed sides in mm, the first before the second, or the one of a square:
 * BS27840 for 278x40, B100X30 for 100x30, CO100 for 100x100. Undefined where the category is not lights, or no two sides were
 * typed. What the products measure is another matter: COH60 lights 52 x 52 mm.
 */
export function nominalRows({ columns, products }: Segment, typed: string, among: Bitset): Bitset | undefined {
  const [, first, second] = SIDES.exec(typed) ?? [];
  if (!columns.has(OF_LIGHTS) || first === undefined || second === undefined) return undefined;
  const both = `${first}[x×*-]?${second}`;
  const name = new RegExp(`(?<!\\d)(?:${both}${first === second ? `|${first}` : ''})(?!\\d)`, 'iu');
  const rows = createBitset(products.length);
  for (const row of rowsOf(among)) if (name.test(products[row]?.model ?? '')) setBit(rows, row);
  return rows;
}
