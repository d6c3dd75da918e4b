import { ownRule } from '../../formula/sources/own-rule';

/** Smallest contrast at which line pairs are resolved. */
export const resolvableContrast = { value: 0.1, source: ownRule('系统 MTF 不低于 10 % 视为可分辨') } as const;

/**
 * Highest resolved frequency of a system, lp/mm in the image: where its contrast first drops below the limit, at most the
 * Nyquist frequency of the sensor; 0 when no frequency is resolved. On the object one line is then 500 ÷ (result × m) µm wide.
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

/** Bisects the interval in which the contrast drops below the limit. */
function crossing(mtf: (frequencyLpMm: number) => number, contrast: number, above: number, below: number): number {
  for (let round = 0; round < 40; round++) {
    const middle = (above + below) / 2;
    if (mtf(middle) >= contrast) above = middle;
    else below = middle;
  }
  return above;
}
