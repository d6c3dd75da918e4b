import { ownRule } from '../../formula/imaging-sources';

/** Contrast below which line pairs are no longer told apart. */
export const resolvableContrast = { value: 0.1, source: ownRule('系统 MTF 不低于 10 % 视为可分辨') } as const;

/**
 * Finest line pairs, lp/mm in the image, that a system still shows: where its contrast first falls below the limit, at
 * most the sensor's Nyquist frequency, 0 when even the coarsest do not show. On
 * the object one line is then 500 ÷ (result × m) µm wide.
 * @param mtf contrast of the whole system at a frequency, 1 at 0
 */
export function resolvableFrequency(
  mtf: (frequencyLpMm: number) => number,
  nyquistLpMm: number,
  contrast: number = resolvableContrast.value,
): number {
  const steps = 256;
  for (let step = 1; step <= steps; step++) {
    const frequency = (nyquistLpMm * step) / steps;
    if (mtf(frequency) < contrast) return crossing(mtf, contrast, (nyquistLpMm * (step - 1)) / steps, frequency);
  }
  return nyquistLpMm;
}

/** Halves the interval in which the contrast falls below the limit. */
function crossing(mtf: (frequencyLpMm: number) => number, contrast: number, above: number, below: number): number {
  for (let round = 0; round < 40; round++) {
    const middle = (above + below) / 2;
    if (mtf(middle) >= contrast) above = middle;
    else below = middle;
  }
  return above;
}
