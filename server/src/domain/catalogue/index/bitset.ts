/** A set of row numbers, one bit per row; every set of one segment has the same length. */
export type Bitset = Uint32Array;

export const createBitset = (rowCount: number): Bitset => new Uint32Array((rowCount + 31) >>> 5);

export function fullBitset(rowCount: number): Bitset {
  const bits = createBitset(rowCount).fill(0xffffffff);
  const tail = rowCount & 31;
  if (tail) bits[bits.length - 1] = 0xffffffff >>> (32 - tail);
  return bits;
}

export function setBit(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

export function clearBit(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31));
}

export const hasBit = (bits: Bitset, row: number): boolean => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;

/** Keeps in `into` only what `other` holds too. */
export function intersect(into: Bitset, other: Bitset): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) & (other[i] as number);
}

/** Takes out of `into` all that `other` holds. */
export function subtract(into: Bitset, other: Bitset): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) & ~(other[i] as number);
}

/** Adds to `into` all that `other` holds. */
export function unite(into: Bitset, other: Bitset): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) | (other[i] as number);
}

/** Number of ones in a 32-bit word, summed in parallel: by pairs, by nibbles, by bytes. */
function popCount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += popCount(bits[i] as number);
  return count;
}

/** Size of the intersection, without making it. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += popCount((a[i] as number) & (b[i] as number));
  return count;
}

/** Row numbers of the set, ascending. */
export function rowsOf(bits: Bitset, count = countBits(bits)): Uint32Array {
  const rows = new Uint32Array(count);
  let next = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      rows[next++] = (i << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return rows;
}
