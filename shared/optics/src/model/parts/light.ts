import type { Part, RangeOf } from './part';

export interface Light extends Part {
  /** Catalogue code of the shape: `ring`, `backlight`, `coaxial`… */
  shape: string;
  colours: readonly string[];
  wavelengthNm: number | null;
  wavelengthRangeNm: RangeOf | null;
  angleDeg: number | null;
  emittingLengthMm: number | null;
  emittingWidthMm: number | null;
  outerDiameterMm: number | null;
  /** Opening through which the lens looks. */
  innerDiameterMm: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  powerW: number | null;
  strobe: boolean | null;
}
