import type { Source } from '../../formula/sources/source';
import { type AccuracyDemand, bandPixelsFor, defaultGaugeRatio } from './accuracy-demand';
import { subPixelFactors } from './sub-pixel-factor';

type Tolerance = Extract<AccuracyDemand, { kind: 'tolerance' }>;

/** Which of the two limits of a tolerance sets the pixel, and by which figures. */
export interface ToleranceLimit {
  /** `edge`: tolerance ÷ (gauge ratio × sub-pixel factor); `band`: tolerance ÷ fewest pixels across the band. */
  by: 'edge' | 'band';
  gaugeRatio: number;
  bandPixels: number;
  /** Nobody entered the pixels across the band. */
  isUsualBand: boolean;
  /** Method and source of the sub-pixel factor; null for a factor of one's own. */
  method: { label: string; source: Source } | null;
}

export function toleranceLimit({ subPixelFactor, gaugeRatio, bandPixels }: Tolerance): ToleranceLimit {
  const ratio = gaugeRatio ?? defaultGaugeRatio.ratio;
  const pixels = bandPixels ?? bandPixelsFor(subPixelFactor);
  return {
    by: pixels > ratio * subPixelFactor * (1 + 1e-9) ? 'band' : 'edge',
    gaugeRatio: ratio,
    bandPixels: pixels,
    isUsualBand: bandPixels === undefined,
    method: subPixelFactors.find(({ factor }) => factor === subPixelFactor) ?? null,
  };
}
