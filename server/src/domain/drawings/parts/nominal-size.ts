/**
 * Place of a size between two others on a logarithmic scale, from 0 to 1, the middle where it is unknown. Thumbnails have no
 * scale: of two parts the longer one is drawn longer.
 */
export function sizeShare(sizeMm: number | undefined, smallest: number, largest: number): number {
  if (sizeMm === undefined) return 0.5;
  return Math.min(1, Math.max(0, Math.log(sizeMm / smallest) / Math.log(largest / smallest)));
}
