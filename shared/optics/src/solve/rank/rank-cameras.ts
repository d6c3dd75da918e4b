import type { Camera } from '../../model/parts/camera';
import type { FixedLens, Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { type RankedParts, type RankOptions, rankTried, tryParts } from './rank-parts';

export interface CameraRankOptions extends RankOptions {
  /** The lens that is there already; without one, cameras are judged with a lens that shows just the field. */
  lens?: Lens;
}

/** Cameras for a task, the best first. */
export function rankCameras(
  need: Requirements,
  cameras: readonly Camera[],
  { lens = lensForAnyField, ...options }: CameraRankOptions = {},
): RankedParts<Camera> {
  const tried = tryParts(need, cameras, camera => ({ camera, lens }));
  return rankTried(need, tried, options);
}

/** Takes any magnification at any distance; all else of it is unknown, so it refuses nothing and earns nothing. */
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
