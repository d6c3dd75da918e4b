import type { CheckId } from '../model/verdict/check';
import type { RateLimitName } from '../physics/timing/resulting-rate';

/** Known range of a figure. All three are equal where the principal plane of the lens is known. */
export interface Band {
  low: number;
  nominal: number;
  high: number;
}

/**
 * State in which a camera and a lens do a task, numbers only, with the values that the engine chose where the task leaves them
 * free. Null: unknown, because a figure that it depends on is not stated.
 */
export interface Setting {
  /** 90: the camera is turned, with its long side along the height of the object. */
  orientation: 0 | 90;
  magnification: Band;
  /**
   * Magnification that the working distance is set for, before the allowed distances limit it; of a lens of a printed magnification
   * the one that it is set to.
   */
  aimedMagnification: number;
  /** 单像素精度, mm. */
  objectPixelMm: Band;
  /** Field along the width and the height of the object, mm; the low end is certainly in view. */
  fieldWidthMm: Band;
  fieldHeightMm: Band;
  /** From the lens front, mm. Null for lenses of a printed magnification without a printed distance. */
  workingDistanceMm: Band | null;
  /** From the front principal plane, mm; null for lenses of a printed magnification. */
  objectDistanceMm: number | null;
  focus: 'reached' | 'out-of-reach' | 'unknown';
  /** Thickness of the stack of rings, mm; 0: none. */
  ringMm: number;
  ringPieces: number;
  /**
   * F-number as set on the lens. Null for lenses of a fixed f-number, and where the range is not stated and none was asked for.
   */
  fNumber: number | null;
  effectiveFNumber: number | null;
  /** Diameter of the Airy disc in the image, µm. */
  airyUm: number | null;
  circleOfConfusionMm: number | null;
  /** Distance of the near and far limit of sharpness at the pixel of the camera, mm; Infinity without a far limit. */
  depthOfFieldMm: number | null;
  /** The same at the pixel that the task asks for, which a camera of finer pixels need not exceed. */
  depthForTaskMm: number | null;
  /** Null: neither given nor limited. */
  exposureUs: number | null;
  /** 拖影 of the exposure in real pixels; 0 where nothing moves. */
  blurPx: number;
  /** Rate asked for, frames or lines per second; for a line scan from its speed and real pixel. */
  demandHz: number | null;
  /** Smallest of the known limits. */
  rateHz: number | null;
  rateLimit: RateLimitName | null;
  /** Usable bandwidth of the link, and its load in percent at the rate asked for, otherwise at the highest rate. */
  linkMBs: number | null;
  linkUsagePct: number | null;
  /** Image circle in this setting, mm; the sensor diagonal that it should cover; the image of the object that it must cover. */
  imageCircleMm: number | null;
  sensorDiagonalMm: number;
  objectImageMm: number;
  /** Pixel that would exactly meet the accuracy asked for, µm on the sensor; at least the real one. */
  askedPixelUm: number;
}

/** A missed check, and the share of its limit by which it is missed (0.1 = 10 %). */
export interface Refusal {
  check: CheckId;
  missedBy: number;
}
