import type { Attrs } from './data-sheets';

/** What the judge reads of a task; its fields have the names of the call. */
export interface Task {
  mode: 'area' | 'line' | 'telecentric';
  object: { widthMm: number; heightMm: number };
  marginPct: number;
  accuracy:
    | { kind: 'tolerance'; toleranceMm: number; subPixelFactor: number; gaugeRatio?: number | undefined }
    | { kind: 'feature'; featureMm: number; pixelsPerFeature: number }
    | { kind: 'object-pixel'; objectPixelMm: number };
  workingDistance: { minMm: number | null; maxMm: number | null };
  workingDistanceToleranceMm: number;
  heightVariationMm: number;
  speedMmS: number;
  blurPx: number;
  rateHz: number | null;
  wavelengthNm: number;
  excitationNm?: number | null | undefined;
  colour: 'mono' | 'color' | null;
  shutter: 'global' | 'rolling' | null;
}

/** Data sheets of a system, and how it is to be set up. */
export interface Offer {
  camera: Attrs;
  lens: Attrs;
  /** The lens stands in the file of telecentric lenses; not every sheet says whether on one side or on both. */
  telecentric: boolean;
  light: Attrs | null;
  /** From the front of the lens; null: the sheet states none. */
  distanceMm: number | null;
  ringMm: number;
  /** Position of a lens with a range of magnifications. */
  magnification: number;
  fNumber: number | null;
  exposureUs: number | null;
  turned: boolean;
}
