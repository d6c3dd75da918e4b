import type { Part, RangeOf } from './part';

interface AnyLens extends Part {
  /** Code of the mount; codes joined by `|` where the lens is made with any of them. */
  mount: string | null;
  flangeMm: number | null;
  /** Diameter of the image circle, mm. */
  imageCircleMm: number | null;
  /** Name of the largest sensor format, `1.1in`. Used only where `imageCircleMm` is unknown, and marked as such. */
  maxSensorFormat: string | null;
  distortionPct: number | null;
  /** Printed resolution on the image side. */
  resolutionLpMm: number | null;
  megapixels: number | null;
  minPixelUm: number | null;
  spectralRangeNm: RangeOf | null;
  diameterMm: number | null;
  lengthMm: number | null;
  weightG: number | null;
}

/** A focused lens of fixed focal length, FA or line scan. */
export interface FocalLens extends AnyLens {
  kind: 'focal';
  focalLengthMm: number;
  /** Smallest and largest f-number. */
  maxAperture: number | null;
  minAperture: number | null;
  minObjectDistanceMm: number | null;
  /** Printed magnification at the closest distance, from which the position of the principal plane follows. */
  maxMagnification: number | null;
  /**
   * Lower end of a printed range of magnifications, 0 for an open one; `maxMagnification` is then its upper end. Outside, the lens is
   * not used. Null: no range is printed.
   */
  minMagnification: number | null;
  filterThread: string | null;
}

/** A lens of a printed magnification (telecentric, macro), which works at one distance. */
export interface FixedLens extends AnyLens {
  kind: 'fixed';
  /** On the object side at least, as every telecentric lens is, or on both sides. Null: not telecentric. */
  telecentric: 'object' | 'bi' | null;
  magnification: number;
  /** For lenses with a range of magnifications. */
  magnificationRange: RangeOf | null;
  workingDistanceMm: number | null;
  /** Effective f-number, image side, at the printed magnification. */
  fNumber: number | null;
  /** F-number at infinity of a lens with a range of magnifications, whose effective f-number changes over the range. */
  nominalFNumber: number | null;
  telecentricityDeg: number | null;
  objectFovDiameterMm: number | null;
  /** Depth of field by the maker, with its condition; shown beside the computed one, never computed with. */
  depthOfFieldMm: number | null;
  depthOfFieldCondition: string | null;
  coaxial: boolean | null;
}

export type Lens = FocalLens | FixedLens;

/** A lens whose chief rays are parallel on the object side. */
export type TelecentricLens = FixedLens & { telecentric: NonNullable<FixedLens['telecentric']> };

/** Whether the chief rays are parallel on the object side. */
export const isTelecentric = (lens: Lens): lens is TelecentricLens =>
  lens.kind === 'fixed' && lens.telecentric !== null;
