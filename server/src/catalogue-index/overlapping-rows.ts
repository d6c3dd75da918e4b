import { type Bitset, createBitset } from './bitset';

/**
 * Rows whose [low, high] meets [min, max], ends included; a row with NaN at an end never does. Every row is looked at:
 * whole words in row order are written faster than single bits in the order of a sorted list.
 */
export function overlappingRows(lows: Float64Array, highs: Float64Array, min: number, max: number): Bitset {
  const selected = createBitset(lows.length);
  for (let word = 0, row = 0; word < selected.length; word++) {
    const end = Math.min(row + 32, lows.length);
    let bits = 0;
    for (let bit = 1; row < end; row++, bit <<= 1)
      if ((lows[row] as number) <= max && (highs[row] as number) >= min) bits |= bit;
    selected[word] = bits;
  }
  return selected;
}
