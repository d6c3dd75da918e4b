import type { AccuracyDemand } from '../../physics/accuracy/accuracy-demand';
import type { LitFeature, LitPart } from '../../physics/illumination/part';

/** 0 默认推荐, 1 向上推荐, 2 向下推荐. */
export type Direction = 0 | 1 | 2;

/** What a ranking can be directed by, beside the score. */
export type DirectedQuantity = 'resolution' | 'focalLength' | 'magnification' | 'fieldOfView' | 'workingDistance';

/** How the part answers light; null: not said, and no check of the light passes. */
export type PartSurface = 'matt' | 'glossy' | 'mirror' | 'transparent';

/**
 * What is to be seen, as exactly as the visitor knows it. Every figure in the unit of its name; null means that the
 * visitor leaves it to the engine, which says what it took.
 */
export interface ImagingTask {
  mode: 'area' | 'line' | 'telecentric';
  /** What must be in view, without margin. The height of a line-scan task is not used. */
  object: { widthMm: number; heightMm: number };
  /** Added around the object, percent of each side. */
  marginPct: number;
  accuracy: AccuracyDemand;
  /** From lens front to object. Both ends null: free. The same at both ends: fixed by the machine. */
  workingDistance: { minMm: number | null; maxMm: number | null };
  /** From object to sensor, where that is what the machine fixes; both ends null: free. Counts beside the working distance. */
  objectImageDistance: { minMm: number | null; maxMm: number | null };
  /** ± around the working distance, as mounted. */
  workingDistanceToleranceMm: number;
  /** Total difference of height that must be sharp. */
  heightVariationMm: number;
  /** 0: the part stands still. */
  speedMmS: number;
  /** Largest blur, in pixels of the chosen system. */
  blurPx: number;
  /** Null: as long as blur and rate allow. */
  exposureUs: number | null;
  /** Frames per second (area) that the work needs; null: no demand. Line rate follows from the speed. */
  rateHz: number | null;
  /** Null: chosen between diffraction and depth of field, inside what the lens has. */
  fNumber: number | null;
  wavelengthNm: number;
  /** Demands on the camera; null: any. */
  colour: 'mono' | 'color' | null;
  shutter: 'global' | 'rolling' | null;
  /** Codes of links that can be used; empty: any. */
  links: readonly string[];
  cableM: number | null;
  /** What is sent for each pixel: id of a transfer format. */
  pixelFormat: string;
  surface: PartSurface | null;
  /** What is looked for, and how the surface is formed; null: not said. */
  feature: LitFeature | null;
  form: LitPart['form'] | null;
  /** What the light shall do, as a technique's id; null: the engine proposes. */
  technique: string | null;
  /** Whether light can be put behind the part. */
  backAccessible: boolean | null;
  /** Of the working distance only where both of its ends are given: else nothing is computed to compare it with. */
  directions: Readonly<Record<DirectedQuantity, Direction>>;
  /** Depth of field and blur are judged by this circle: id of a circle of confusion. */
  circleOfConfusion: string;
}
