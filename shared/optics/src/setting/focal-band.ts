import { ownRule } from '../formula/sources/own-rule';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { lensFacts } from './lens-facts';
import { type LensNumbers, lensNumbers } from './lens-numbers';
import { blankPlacement, magnified, type Placement, placeFocal } from './place';
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
  const ends = placements(need, lensNumbers(lens), aimedMagnification).map(({ placed }) => placed);
  return {
    smallest: Math.min(...ends.map(({ smallest }) => smallest)),
    largest: Math.max(...ends.map(({ largest }) => largest)),
    nearMm: Math.min(...ends.map(({ nearMm }) => nearMm)),
    farMm: Math.max(...ends.map(({ farMm }) => farMm)),
    because: `焦距 ±${focalLengthTolerance.pct} %${plane.basis === 'assumed' ? '、前主面未标注' : ''}`,
  };
}

/** Where a lens of one of the focal lengths of the band may stand. */
export interface FocalPlace {
  focalLengthMm: number;
  magnification: number;
  /** From the front principal plane, mm. */
  objectDistanceMm: number;
}

/** The places whose ends are the band: three focal lengths, each at the middle and the ends of the range of the plane. */
export function focalPlaces(
  need: Requirements,
  lens: Lens,
  { aimedMagnification }: Pick<Setting, 'aimedMagnification'>,
): readonly FocalPlace[] {
  if (!lensFacts(lens).plane) return [];
  const numbers = lensNumbers(lens);
  return placements(need, numbers, aimedMagnification).flatMap(({ focalLengthMm, placed }) =>
    [placed.objectDistanceMm, placed.nearMm + numbers.planeHighMm, placed.farMm + numbers.planeLowMm].map(
      objectDistanceMm => ({
        focalLengthMm,
        objectDistanceMm,
        magnification: magnified(focalLengthMm, objectDistanceMm),
      }),
    ),
  );
}

function placements(
  need: Requirements,
  numbers: LensNumbers,
  magnification: number,
): { focalLengthMm: number; placed: Placement }[] {
  const wanted = { most: magnification, least: magnification };
  const share = focalLengthTolerance.pct / 100;
  return [1 - share, 1, 1 + share].map(part => {
    const focalLengthMm = part * numbers.focalLengthMm;
    const placed = blankPlacement();
    placeFocal(need, { ...numbers, focalLengthMm }, wanted, placed);
    return { focalLengthMm, placed };
  });
}

/** Whether a band is wider than the rounding of its figures. */
export const isWide = (low: number, high: number): boolean => high > low * 1.0005;
