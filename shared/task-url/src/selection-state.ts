import type { ImagingTask } from '@shixuan/optics/model';
import type { EncoderInput } from '@shixuan/optics/physics';

export type { EncoderInput };

/** What is looked for: the page of it. */
export const goals = ['camera', 'lens', 'vision'] as const;
export type Goal = (typeof goals)[number];

/** What the visitor begins with; the form asks the fields of it first. */
export const starts = ['field', 'camera', 'height', 'magnification', 'line'] as const;
export type Start = (typeof starts)[number];

/** A sensor without a camera around it, as the visitor typed it. */
export interface TypedSensor {
  pixelsH: number;
  pixelsV: number;
  pixelSizeUm: number;
}

/** Everything that a selection page shows comes from this; it is what an address holds. */
export interface SelectionState {
  goal: Goal;
  start: Start;
  task: ImagingTask;
  /** Fixed parts, by the product's id; null: free. */
  cameraId: number | null;
  lensId: number | null;
  lightId: number | null;
  sensor: TypedSensor | null;
  /** Typed where the work begins with a magnification: field and object pixel then follow from it and the sensor. */
  magnification: number | null;
  encoder: EncoderInput;
  /** What was typed into a field and cannot be taken, by the field's key: it stays where it was typed. */
  drafts: Readonly<Record<string, string>>;
}

/** What an address means that says nothing of a figure. Never change one: addresses that were shared would change their meaning. */
export const neutralTask: ImagingTask = {
  mode: 'area',
  object: { widthMm: 60, heightMm: 45 },
  marginPct: 10,
  accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 },
  workingDistance: { minMm: null, maxMm: null },
  objectImageDistance: { minMm: null, maxMm: null },
  workingDistanceToleranceMm: 0,
  heightVariationMm: 0,
  speedMmS: 0,
  blurPx: 1,
  exposureUs: null,
  rateHz: null,
  fNumber: null,
  wavelengthNm: 550,
  colour: null,
  shutter: null,
  links: [],
  cableM: null,
  pixelFormat: 'mono8',
  surface: null,
  feature: null,
  form: null,
  technique: null,
  backAccessible: null,
  directions: { resolution: 0, focalLength: 0, magnification: 0, fieldOfView: 0, workingDistance: 0 },
  circleOfConfusion: 'one-pixel',
};

const noEncoder: EncoderInput = {
  mmPerRevolution: null,
  pulsesPerRevolution: null,
  mmPerPulse: null,
  edges: null,
  maxMultiplier: null,
  maxDivider: null,
  maxHz: null,
};

export const neutralState = (goal: Goal): SelectionState => ({
  goal,
  start: 'field',
  task: neutralTask,
  cameraId: null,
  lensId: null,
  lightId: null,
  sensor: null,
  magnification: null,
  encoder: noEncoder,
  drafts: {},
});
