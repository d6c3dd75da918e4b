import type { Camera } from '../../model/parts/camera';
import type { FixedLens, Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { type RankedParts, type RankOptions, rankTried, tryParts } from './rank-parts';

export interface CameraRankOptions extends RankOptions {
  /** The given lens. Without it, cameras are judged with a lens that shows exactly the field asked for. */
  lens?: Lens;
}

/** Ranks cameras for a task, the best first. */
export function rankCameras(
  need: Requirements,
  cameras: readonly Camera[],
  { lens = lensForAnyField, ...options }: CameraRankOptions = {},
): RankedParts<Camera> {
  const tried = tryParts(need, cameras, camera => ({ camera, lens }));
  return rankTried(need, tried, options);
}

/**
 * Placeholder lens that takes any magnification at any distance. Its other figures are unknown, so that it refuses no camera
 * and earns no points.
 */
export const lensForAnyField: FixedLens = {
  id: 0,
  brand: '',
  series: null,
  model: '',
  kind: 'fixed',
  telecentric: null,
  magnification: 1,
  magnificationRange: { min: 1e-5, max: 1000 },
  workingDistanceMm: null,
  fNumber: null,
  nominalFNumber: null,
  telecentricityDeg: null,
  objectFovDiameterMm: null,
  depthOfFieldMm: null,
  depthOfFieldCondition: null,
  coaxial: null,
  mount: null,
  flangeMm: null,
  imageCircleMm: null,
  maxSensorFormat: null,
  distortionPct: null,
  resolutionLpMm: null,
  megapixels: null,
  minPixelUm: null,
  spectralRangeNm: null,
  diameterMm: null,
  lengthMm: null,
  weightG: null,
};
