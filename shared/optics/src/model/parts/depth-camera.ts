import type { Part } from './part';

/** 3D 面阵相机: depth of a whole area in one shot. */
export interface DepthCamera extends Part {
  /** Catalogue code of the principle: `structured-light`, `tof`, `active-stereo`… */
  principle: string | null;
  /** Ends of the range of distances. */
  nearMm: number | null;
  farMm: number | null;
  /** Full angles of view. */
  angleHDeg: number | null;
  angleVDeg: number | null;
  /** View at both ends of the range of distances. */
  nearWidthMm: number | null;
  nearHeightMm: number | null;
  farWidthMm: number | null;
  farHeightMm: number | null;
  /** Pixels of the depth image. */
  depthPixelsH: number | null;
  depthPixelsV: number | null;
  /** Printed point spacing at both ends. */
  nearSpacingUm: number | null;
  farSpacingUm: number | null;
  repeatabilityUm: number | null;
  /** Height error at a distance, as the maker states it. */
  accuracy: { errorMm: number; atMm: number } | null;
  frameRateHz: number | null;
  link: string | null;
  /** `ip67` */
  protection: string | null;
}
