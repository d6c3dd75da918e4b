import type { ImagingTask, SideBySide } from '@shixuan/optics/model';
import type { EncoderInput } from '@shixuan/optics/physics';
import type { Said } from './said';

export type { EncoderInput };

/** The question asked: each is a ranking of its own, on a page of its own. */
export const goals = ['cameras', 'lenses', 'systems'] as const;
export type Goal = (typeof goals)[number];

/** Published names of the goals: in addresses (`/selection/lens`), reports, kept schemes and the embedded element. */
export const pageOfGoal = { cameras: 'camera', lenses: 'lens', systems: 'vision' } as const satisfies Record<
  Goal,
  string
>;
export type GoalPage = (typeof pageOfGoal)[Goal];
export const goalPages: readonly GoalPage[] = goals.map(goal => pageOfGoal[goal]);
/** The goal of a published name; undefined for any other text. */
export const goalOfPage = (page: unknown): Goal | undefined => goals.find(goal => pageOfGoal[goal] === page);

/** The visitor's starting point; the form shows its fields first. */
export const starts = ['field', 'camera', 'height', 'magnification', 'line'] as const;
export type Start = (typeof starts)[number];

/** A sensor without a camera around it, as the visitor typed it. */
export interface TypedSensor {
  pixelsH: number;
  pixelsV: number;
  pixelSizeUm: number;
}

/** What a blank task still has to be told before anything can be computed. */
export const requiredInputs = ['width', 'height', 'accuracy'] as const;
export type RequiredInput = (typeof requiredInputs)[number];

/** State of a selection page; its address holds it. */
export interface SelectionState {
  goal: Goal;
  start: Start;
  task: ImagingTask;
  /** Fixed parts, by the product's id; null: free. */
  cameraId: number | null;
  lensId: number | null;
  lightId: number | null;
  /** Dearer systems are not listed, 1 (¥) to 5 (¥¥¥¥¥); null: all are. */
  maxCostClass: number | null;
  sensor: TypedSensor | null;
  /** Used where the task begins with a magnification: field and object pixel then follow from it and the sensor. */
  magnification: number | null;
  encoder: EncoderInput;
  /** Inputs of a blank task that are still empty; the task has neutral values in their place, which nothing is computed with. */
  unset: readonly RequiredInput[];
  /** Invalid input texts, by the field's key: they stay in their fields. */
  drafts: Readonly<Record<string, string>>;
  /** Cameras beside each other, where the task states the part that one of them sees; absent: one camera sees it all. */
  sideBySide?: SideBySide | undefined;
  /** What was written of it in words; absent: nothing. */
  said?: Said | undefined;
}

/** Values of parameters that an address omits. Never change one: shared addresses would change their meaning. */
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
  excitationNm: null,
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
  maxCostClass: null,
  sensor: null,
  magnification: null,
  encoder: noEncoder,
  unset: [],
  drafts: {},
});

/** A task of which nothing is known yet. */
export const blankState = (goal: Goal): SelectionState => ({ ...neutralState(goal), unset: requiredInputs });

/** The side of the field that is not told while the other is: it counts as long as that. Null: none; a line scan has no height. */
export function assumedSideOf({ unset, start, task }: SelectionState): 'width' | 'height' | null {
  const isHigh = unset.includes('width');
  if (start === 'magnification' || task.mode === 'line' || isHigh === unset.includes('height')) return null;
  return isHigh ? 'width' : 'height';
}

/** The task with the side that is not told as long as the other. */
export function withAssumedSide(state: SelectionState): SelectionState {
  const side = assumedSideOf(state);
  const { object } = state.task;
  const told = side === 'width' ? object.heightMm : object.widthMm;
  return side ? { ...state, task: { ...state.task, object: { widthMm: told, heightMm: told } } } : state;
}

/** The inputs that a task has still to be told. Field and accuracy follow from a magnification; of a field one side is enough. */
export const missingInputsOf = (state: SelectionState): RequiredInput[] => {
  const { unset, start, task } = state;
  const open = task.mode === 'line' ? 'height' : assumedSideOf(state);
  return start === 'magnification' ? [] : unset.filter(input => input !== open);
};

/** The same with one camera; the task keeps its object. */
export const withoutSideBySide = ({ sideBySide: _, ...state }: SelectionState): SelectionState => state;
