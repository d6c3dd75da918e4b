import type { Grid } from './fft';
import type { ImagingChain } from './imaging-chain';
import { opticalTransfer, strokeTransfer } from './transfer';

const rowsPerStep = 64;
/** Steps of the table of what is alike in all directions; between them it is read straight. */
const tableSteps = 4096;

/**
 * Multiplies the spectrum of a picture with the transfer of a chain, in place.
 * @param pitchUm distance of two samples of the picture, in the image
 */
export function* filterGrid({ side, re, im }: Grid, chain: ImagingChain, pitchUm: number): Generator<void> {
  const binLpMm = 1000 / (side * pitchUm);
  const highest = (binLpMm * side) / Math.SQRT2 + binLpMm;
  const table = new Float64Array(tableSteps + 2);
  for (let i = 0; i < table.length; i++) table[i] = opticalTransfer(chain, (highest * i) / tableSteps);
  const across = axisTransfer(side, binLpMm, chain, 'x');
  const down = axisTransfer(side, binLpMm, chain, 'y');
  for (let row = 0; row < side; row++) {
    const fy = frequencyOf(row, side) * binLpMm;
    for (let column = 0; column < side; column++) {
      const fx = frequencyOf(column, side) * binLpMm;
      const place = (Math.hypot(fx, fy) / highest) * tableSteps;
      const step = Math.floor(place);
      const [low, high] = [table[step] ?? 0, table[step + 1] ?? 0];
      const transfer = (low + (high - low) * (place - step)) * (across[column] ?? 0) * (down[row] ?? 0);
      const at = row * side + column;
      re[at] = (re[at] ?? 0) * transfer;
      im[at] = (im[at] ?? 0) * transfer;
    }
    if (row % rowsPerStep === rowsPerStep - 1) yield;
  }
}

/** The second half of a spectrum are the negative frequencies. */
const frequencyOf = (bin: number, side: number) => (bin <= side / 2 ? bin : bin - side);

function axisTransfer(side: number, binLpMm: number, chain: ImagingChain, axis: 'x' | 'y'): Float64Array {
  return Float64Array.from({ length: side }, (_, bin) => {
    const frequency = Math.abs(frequencyOf(bin, side)) * binLpMm;
    const motion = axis === chain.motionAxis ? strokeTransfer(frequency, chain.motionBlurUm) : 1;
    return strokeTransfer(frequency, chain.pixelSizeUm) * motion;
  });
}
