import type { BareSensor } from '@shixuan/api/client';
import type { Camera } from '@shixuan/optics/model';

/** A typed-in sensor as a camera. Its other figures are unknown, and unknown figures are not judged. */
export const sensorAsCamera = (sensor: BareSensor): Camera => ({
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
  spectrum: null,
  sizeMm: null,
  powerW: null,
  ...sensor,
});
