import { ownRule } from '../formula/sources/own-rule';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { lensFacts } from './lens-facts';
import { lensNumbers } from './lens-numbers';
import { blankPlacement, placeFocal } from './place';
import type { Setting } from './setting';

/** Tolerance of a nominal focal length; makers hardly ever state the measured one. */
const focalLengthTolerance = {
  pct: 5,
  source: ownRule('镜头的标称焦距按 ±5 % 计，厂家极少标注实测值'),
} as const;

export interface FocalBand {
  smallest: number;
  largest: number;
  /** Working distance from the lens front, mm. */
  nearMm: number;
  farMm: number;
  /** 焦距 ±5 %、前主面未标注 */
  because: string;
}

/**
 * Ends of magnification and working distance over the tolerance of the nominal focal length and the known range of the principal
 * plane, placed by the rules of the nominal lens: where the distance is free it takes up the tolerance. Null for lenses of a
 * printed magnification.
 */
export function focalBand(
  need: Requirements,
  lens: Lens,
  { aimedMagnification }: Pick<Setting, 'aimedMagnification'>,
): FocalBand | null {
  const { plane } = lensFacts(lens);
  if (!plane) return null;
  const numbers = lensNumbers(lens);
  const wanted = { most: aimedMagnification, least: aimedMagnification };
  const share = focalLengthTolerance.pct / 100;
  const ends = [1 - share, 1, 1 + share].map(part => {
    const placed = blankPlacement();
    placeFocal(need, { ...numbers, focalLengthMm: part * numbers.focalLengthMm }, wanted, placed);
    return placed;
  });
  return {
    smallest: Math.min(...ends.map(({ smallest }) => smallest)),
    largest: Math.max(...ends.map(({ largest }) => largest)),
    nearMm: Math.min(...ends.map(({ nearMm }) => nearMm)),
    farMm: Math.max(...ends.map(({ farMm }) => farMm)),
    because: `焦距 ±${focalLengthTolerance.pct} %${plane.basis === 'assumed' ? '、前主面未标注' : ''}`,
  };
}

/** Whether a band is wider than the rounding of its figures. */
export const isWide = (low: number, high: number): boolean => high > low * 1.0005;
