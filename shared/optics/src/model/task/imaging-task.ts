import type { AccuracyDemand } from '../../physics/accuracy/accuracy-demand';
import type { LitFeature, LitPart } from '../../physics/illumination/part';

/** 0 默认, 1 宁大勿小, 2 宁小勿大. */
export type Direction = 0 | 1 | 2;

/** Quantities with a direction in a ranking. */
export type DirectedQuantity = 'resolution' | 'focalLength' | 'magnification' | 'fieldOfView' | 'workingDistance';

/** Reflection of the part; null: not stated, and no check of the light passes. */
export type PartSurface = 'matt' | 'glossy' | 'mirror' | 'transparent';

/**
 * Task as the visitor entered it. Every figure has the unit in its name. Null leaves the value to the engine, which reports its
 * choice.
 */
export interface ImagingTask {
  mode: 'area' | 'line' | 'telecentric';
  /** Area that must be in view, without margin. A line-scan task ignores the height. */
  object: { widthMm: number; heightMm: number };
  /** Margin around the object, percent of each side. */
  marginPct: number;
  accuracy: AccuracyDemand;
  /** From lens front to object. Both ends null: free. Equal ends: fixed by the machine. */
  workingDistance: { minMm: number | null; maxMm: number | null };
  /**
   * From object to sensor, where the machine fixes it; both ends null: free. It applies in addition to the working distance.
   */
  objectImageDistance: { minMm: number | null; maxMm: number | null };
  /** ± tolerance of the working distance after mounting. */
  workingDistanceToleranceMm: number;
  /** Total height difference that must be sharp. */
  heightVariationMm: number;
  /** 0: the part is at rest. */
  speedMmS: number;
  /** Largest blur, in pixels of the chosen system. */
  blurPx: number;
  /** Null: as long as blur and rate allow. */
  exposureUs: number | null;
  /** Frames per second (area) that the task requires; null: no demand. The line rate follows from the speed. */
  rateHz: number | null;
  /** Null: chosen by diffraction and depth of field, within the range of the lens. */
  fNumber: number | null;
  /** Wavelength that reaches the sensor. */
  wavelengthNm: number;
  /** Wavelength of the light where the part is fluorescent and shines with another one; null: that of `wavelengthNm`. */
  excitationNm: number | null;
  /** Demands on the camera; null: none. */
  colour: 'mono' | 'color' | null;
  shutter: 'global' | 'rolling' | null;
  /** Codes of usable links; empty: any. */
  links: readonly string[];
  cableM: number | null;
  /** Id of the transfer format. */
  pixelFormat: string;
  surface: PartSurface | null;
  /** Feature to be seen, and shape of the surface; null: not stated. */
  feature: LitFeature | null;
  form: LitPart['form'] | null;
  /** Id of the lighting technique; null: the engine proposes one. */
  technique: string | null;
  /** Whether a light fits behind the part. */
  backAccessible: boolean | null;
  /**
   * The direction of the working distance counts only where both of its ends are given, because it is compared with their
   * middle.
   */
  directions: Readonly<Record<DirectedQuantity, Direction>>;
  /** Id of the circle of confusion by which depth of field and blur are judged. */
  circleOfConfusion: string;
}
