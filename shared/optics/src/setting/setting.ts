import type { CheckId } from '../model/verdict/check';
import type { RateLimitName } from '../physics/timing/resulting-rate';

/** A figure as far as it is known: all three alike where the principal plane of the lens is. */
export interface Band {
  low: number;
  nominal: number;
  high: number;
}

/**
 * The state in which a camera and a lens do a task, numbers only. Where the task leaves something to the engine, what it
 * took. Null: cannot be told, because a figure that it needs is not stated.
 */
export interface Setting {
  /** 90: the camera is turned, its long side lies along the height of the object. */
  orientation: 0 | 90;
  magnification: Band;
  /** 单像素精度, mm. */
  objectPixelMm: Band;
  /** What is seen along the object's width and height, mm; the low end is what certainly is. */
  fieldWidthMm: Band;
  fieldHeightMm: Band;
  /** From the lens front, mm. Null for lenses of a printed magnification without a printed distance. */
  workingDistanceMm: Band | null;
  /** From the front principal plane, mm; null for lenses of a printed magnification. */
  objectDistanceMm: number | null;
  focus: 'reached' | 'out-of-reach' | 'unknown';
  /** Thickness of the stack of rings; 0: none. */
  ringMm: number;
  ringPieces: number;
  /** As set on the lens; null for lenses with a fixed stop, and where the range is not stated and none was asked for. */
  fNumber: number | null;
  effectiveFNumber: number | null;
  /** µm in the image. */
  airyUm: number | null;
  circleOfConfusionMm: number | null;
  /** Between the near and the far limit of what is sharp, judged by the camera's pixel; Infinity when there is no far limit. */
  depthOfFieldMm: number | null;
  /** The same judged by the pixel that the task asks for: what a camera finer than that need not keep. */
  depthForTaskMm: number | null;
  /** Null: neither asked for nor limited by anything. */
  exposureUs: number | null;
  /** 拖影 of that exposure, real pixels; 0 where nothing moves. */
  blurPx: number;
  /** Frames or lines per second that are asked for; of a line scan by its speed and real pixel. */
  demandHz: number | null;
  /** Smallest limit that is known. */
  rateHz: number | null;
  rateLimit: RateLimitName | null;
  /** Usable rate of the link, and its share that is taken at the rate asked for (else at the highest), percent. */
  linkMBs: number | null;
  linkUsagePct: number | null;
  /** Fully lit circle in this setting, mm; the sensor it should cover, and the image of the object it must cover. */
  imageCircleMm: number | null;
  sensorDiagonalMm: number;
  objectImageMm: number;
  /** Pixel that would just meet the accuracy asked for, µm on the sensor; never below the real one. */
  askedPixelUm: number;
}

/** What keeps a pair from the task: the check, and by how much of its limit it is missed (0.1 = 10 %). */
export interface Refusal {
  check: CheckId;
  missedBy: number;
}
