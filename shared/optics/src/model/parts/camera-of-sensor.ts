import type { Camera } from './camera';

/** A sensor whose camera is not chosen. */
export type BareSensor = Pick<Camera, 'kind' | 'pixelsH' | 'pixelsV' | 'pixelSizeUm'> & Partial<Pick<Camera, 'mounts'>>;

/** A sensor as a camera. The other figures are unknown, and unknown figures are not judged. */
export const cameraOfSensor = (sensor: BareSensor): Camera => ({
  id: 0,
  brand: '',
  series: null,
  model: '',
  shutter: null,
  colour: null,
  maxRateHz: null,
  bitDepth: null,
  maxSnrDb: null,
  link: null,
  linkLanes: null,
  mounts: [],
  spectrum: null,
  sizeMm: null,
  powerW: null,
  ...sensor,
});
