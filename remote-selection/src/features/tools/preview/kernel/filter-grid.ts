import type { Grid } from './cosine-transform';
import type { ImagingChain } from './imaging-chain';
import { opticalTransfer, strokeTransfer } from './transfer';

const rowsPerStep = 64;
/** Steps of the table of what is alike in all directions; between them it is read straight. */
const tableSteps = 4096;

/**
 * Multiplies the cosine spectrum of a picture with the transfer of a chain, in place.
 * @param pitchUm distance of two samples of the picture, in the image
 */
export function* filterGrid({ side, values }: Grid, chain: ImagingChain, pitchUm: number): Generator<void> {
  // Half a wave fits the picture once.
  const binLpMm = 1000 / (2 * side * pitchUm);
  const highest = binLpMm * side * Math.SQRT2 + binLpMm;
  const table = new Float64Array(tableSteps + 2);
  for (let i = 0; i < table.length; i++) table[i] = opticalTransfer(chain, (highest * i) / tableSteps);
  const across = axisTransfer(side, binLpMm, chain, 'x');
  const down = axisTransfer(side, binLpMm, chain, 'y');
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const place = ((Math.hypot(column, row) * binLpMm) / highest) * tableSteps;
      const step = Math.floor(place);
      const [low, high] = [table[step] ?? 0, table[step + 1] ?? 0];
      const transfer = (low + (high - low) * (place - step)) * (across[column] ?? 0) * (down[row] ?? 0);
      const at = row * side + column;
      values[at] = (values[at] ?? 0) * transfer;
    }
    if (row % rowsPerStep === rowsPerStep - 1) yield;
  }
}

function axisTransfer(side: number, binLpMm: number, chain: ImagingChain, axis: 'x' | 'y'): Float64Array {
  return Float64Array.from({ length: side }, (_, bin) => {
    const frequency = bin * binLpMm;
    const motion = axis === chain.motionAxis ? strokeTransfer(frequency, chain.motionBlurUm) : 1;
    return strokeTransfer(frequency, chain.pixelSizeUm) * motion;
  });
}
