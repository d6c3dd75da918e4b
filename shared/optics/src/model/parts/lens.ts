import type { Part, RangeOf } from './part';

interface AnyLens extends Part {
  mount: string | null;
  flangeMm: number | null;
  /** Diameter of the lit circle, mm. */
  imageCircleMm: number | null;
  /** Label of the largest sensor, `1.1in`: a name, used only where `imageCircleMm` is unknown, and said so. */
  maxSensorFormat: string | null;
  distortionPct: number | null;
  /** Resolving power on the image side, as printed. */
  resolutionLpMm: number | null;
  megapixels: number | null;
  minPixelUm: number | null;
  spectralRangeNm: RangeOf | null;
  diameterMm: number | null;
  lengthMm: number | null;
  weightG: number | null;
}

/** A lens that is focused: fixed focal length, FA or line scan. */
export interface FocalLens extends AnyLens {
  kind: 'focal';
  focalLengthMm: number;
  /** Widest and smallest opening. */
  maxAperture: number | null;
  minAperture: number | null;
  minObjectDistanceMm: number | null;
  /** Printed magnification at the closest distance: it tells where the principal plane lies. */
  maxMagnification: number | null;
  filterThread: string | null;
}

/** A lens whose magnification is printed: telecentric, macro. It works at one distance. */
export interface FixedLens extends AnyLens {
  kind: 'fixed';
  telecentric: 'object' | 'bi' | null;
  magnification: number;
  /** Of lenses that can be set between two magnifications. */
  magnificationRange: RangeOf | null;
  workingDistanceMm: number | null;
  /** Effective, image side. */
  fNumber: number | null;
  telecentricityDeg: number | null;
  objectFovDiameterMm: number | null;
  /** Maker's figure and its condition: shown beside ours, never computed with. */
  depthOfFieldMm: number | null;
  depthOfFieldCondition: string | null;
  coaxial: boolean | null;
}

export type Lens = FocalLens | FixedLens;

/** Its rays run parallel on the side of the object. */
export const isTelecentric = (lens: Lens): boolean => lens.kind === 'fixed' && lens.telecentric !== null;
