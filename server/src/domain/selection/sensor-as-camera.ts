import type { BareSensor } from '@shixuan/api/client';
import type { Camera } from '@shixuan/optics/model';

/** A sensor that was typed, as a camera of which nothing else is known: what is not known is not judged. */
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
