import { ownRule } from '../../formula/sources/own-rule';

/** Common C-mount rings, mm, with the limit for stacking them. */
export const stockRings = {
  thicknessesMm: [0.5, 1, 2, 5, 10, 15, 20, 25, 30, 40],
  maxPieces: 2,
  /** Thickest stack, in focal lengths. */
  maxFocalLengths: 0.5,
  source: ownRule('常备 C 口接圈，最多两片，总厚不超过焦距的一半'),
} as const;

export interface RingStack {
  piecesMm: readonly number[];
  thicknessMm: number;
}

/** Stacks of one or two stock rings that a lens may carry; of equal thicknesses the stack with fewer pieces. */
export function ringStacks(focalLengthMm: number): RingStack[] {
  const { thicknessesMm, maxFocalLengths } = stockRings;
  const single = thicknessesMm.map(ring => [ring]);
  const double = thicknessesMm.flatMap((thick, index) => thicknessesMm.slice(0, index + 1).map(thin => [thick, thin]));
  const stacks = new Map<number, RingStack>();
  for (const piecesMm of [...single, ...double]) {
    const thicknessMm = piecesMm.reduce((sum, piece) => sum + piece, 0);
    if (thicknessMm > maxFocalLengths * focalLengthMm || stacks.has(thicknessMm)) continue;
    stacks.set(thicknessMm, { piecesMm, thicknessMm });
  }
  return [...stacks.values()].sort((a, b) => a.thicknessMm - b.thicknessMm);
}
