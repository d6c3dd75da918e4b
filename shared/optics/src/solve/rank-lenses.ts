import type { Camera } from '../parts/camera';
import type { Lens } from '../parts/lens';
import type { Requirements } from '../task/requirements';
import { type RankedParts, type RankOptions, rankParts } from './rank-parts';

/** A sensor without a camera around it: of the camera nothing else is known, and nothing else is judged. */
export type BareSensor = Pick<Camera, 'kind' | 'pixelsH' | 'pixelsV' | 'pixelSizeUm'>;

/** Lenses for a camera or a sensor, the best first. */
export function rankLenses(
  need: Requirements,
  cameraOrSensor: Camera | BareSensor,
  lenses: readonly Lens[],
  options: RankOptions = {},
): RankedParts<Lens> {
  const camera = 'id' in cameraOrSensor ? cameraOrSensor : cameraAround(cameraOrSensor);
  return rankParts(need, lenses, lens => ({ camera, lens }), options);
}

const cameraAround = (sensor: BareSensor): Camera => ({
  id: 0,
  brand: '',
  series: null,
  model: '',
  shutter: null,
  colour: null,
  maxRateHz: null,
  bitDepth: null,
  link: null,
  linkLanes: null,
  mounts: [],
  spectrum: null,
  sizeMm: null,
  powerW: null,
  ...sensor,
});
