import type { ProductRow } from '@shixuan/api/client';

type Drawing = Pick<ProductRow['drawing'], 'widthMm' | 'heightMm'>;

/**
 * Pixels per millimetre at which every drawing of known size fits into a box; null when fewer than two sizes are known,
 * because then nothing can be compared.
 */
export function commonScale(drawings: readonly Drawing[], box: { width: number; height: number }): number | null {
  const known = drawings.filter(({ widthMm, heightMm }) => widthMm && heightMm);
  if (known.length < 2) return null;
  return Math.min(
    ...known.map(({ widthMm, heightMm }) => Math.min(box.width / (widthMm ?? 1), box.height / (heightMm ?? 1))),
  );
}
