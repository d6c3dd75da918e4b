import type { DepthCamera } from '../../../model/parts/depth-camera';
import type { VolumeTask } from '../../../model/task/volume-task';

/** 500 × 400 mm, 300 mm high, from 900 to 1600 mm. */
export const volumeTask = (change: Partial<VolumeTask> = {}): VolumeTask => ({
  widthMm: 500,
  heightMm: 400,
  marginPct: 0,
  depthMm: 300,
  distance: { minMm: 900, maxMm: 1600 },
  pointSpacingMm: null,
  accuracyMm: null,
  cycleS: null,
  ambient: 'hall',
  ...change,
});

/** Half as wide as it is far away, 1000 × 800 pixels, 2 mm at 1 m. */
export const depthCamera = (change: Partial<DepthCamera> = {}): DepthCamera => ({
  id: 1,
  brand: 'A',
  series: null,
  model: 'B',
  principle: 'active-stereo',
  nearMm: 500,
  farMm: 3000,
  angleHDeg: (2 * Math.atan(0.25) * 180) / Math.PI,
  angleVDeg: null,
  nearWidthMm: null,
  nearHeightMm: null,
  farWidthMm: null,
  farHeightMm: null,
  depthPixelsH: 1000,
  depthPixelsV: 800,
  nearSpacingUm: null,
  farSpacingUm: null,
  repeatabilityUm: null,
  accuracy: { errorMm: 2, atMm: 1000 },
  frameRateHz: 10,
  link: null,
  protection: null,
  ...change,
});
