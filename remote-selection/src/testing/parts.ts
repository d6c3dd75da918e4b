import type { Camera, FocalLens, ImagingTask } from '@shixuan/optics';
import { neutralTask } from '@shixuan/task-url';

/* A task and parts for tests: 100 mm at 300 mm on a sensor 8.8 mm wide. Of no product. */

const part = { id: 1, brand: '示例', series: null, model: 'X-1' };

export const testTask: ImagingTask = {
  ...neutralTask,
  object: { widthMm: 100, heightMm: 60 },
  marginPct: 0,
  accuracy: { kind: 'object-pixel', objectPixelMm: 0.1 },
  workingDistance: { minMm: 300, maxMm: 300 },
};

export const testCamera: Camera = {
  ...part,
  kind: 'area',
  pixelsH: 2560,
  pixelsV: 1920,
  pixelSizeUm: 3.4375,
  shutter: 'global',
  colour: 'mono',
  maxRateHz: 60,
  bitDepth: 12,
  link: 'usb3',
  linkLanes: null,
  mounts: ['c'],
  spectrum: null,
  sizeMm: { width: 29, height: 29, length: 40 },
  powerW: 3,
};

export const testLens: FocalLens = {
  ...part,
  kind: 'focal',
  focalLengthMm: 25,
  maxAperture: 1.8,
  minAperture: 16,
  minObjectDistanceMm: 100,
  maxMagnification: null,
  filterThread: null,
  mount: 'c',
  flangeMm: 17.526,
  imageCircleMm: 12,
  maxSensorFormat: null,
  distortionPct: -0.5,
  resolutionLpMm: 160,
  megapixels: null,
  minPixelUm: null,
  spectralRangeNm: null,
  diameterMm: 33,
  lengthMm: 40,
  weightG: 80,
};
