import type { ImagingTask } from './imaging-task';
import type { ProfileTask } from './profile-task';
import type { VolumeTask } from './volume-task';

/**
 * What a task leaves open and its answer takes for granted. A stated 0 and an empty field are one value of a task, so that an assumption
 * says what is counted, never what was not stated.
 */
type Rules<Task, Id extends string> = readonly (readonly [Id, (task: Task) => boolean])[];

const holding = <Task, Id extends string>(task: Task, rules: Rules<Task, Id>): Id[] =>
  rules.flatMap(([id, holds]) => (holds(task) ? [id] : []));

/** `curved-height`: how far a curved surface rises within the view. */
export type ImagingAssumption = 'at-rest' | 'flat' | 'curved-height';

const imagingRules: Rules<ImagingTask, ImagingAssumption> = [
  // A line scan without a speed is not counted as anything: nothing of it can be judged.
  ['at-rest', ({ mode, speedMmS }) => mode !== 'line' && speedMmS === 0],
  ['flat', ({ heightVariationMm, form }) => heightVariationMm === 0 && form !== 'curved'],
  ['curved-height', ({ heightVariationMm, form }) => heightVariationMm === 0 && form === 'curved'],
];

/** Of a camera task. */
export const assumedInImaging = (task: ImagingTask): ImagingAssumption[] => holding(task, imagingRules);

/** `profile-spacing`: any distance from profile to profile; `same-height`: of all parts; `no-reflections`: none that matter. */
export type ProfileAssumption = 'flat' | 'profile-spacing' | 'same-height' | 'no-reflections';

const profileRules: Rules<ProfileTask, ProfileAssumption> = [
  ['flat', ({ heightVariationMm }) => heightVariationMm === 0],
  ['profile-spacing', ({ speedMmS }) => speedMmS === 0],
  ['same-height', ({ heightToleranceMm }) => heightToleranceMm === 0],
  ['no-reflections', ({ surface }) => surface === null],
];

/** Of a task of line profilers. */
export const assumedInProfiles = (task: ProfileTask): ProfileAssumption[] => holding(task, profileRules);

/** `one-layer`: nothing is piled up; `any-distance`: as view and gripper have it; `hall-light`: the light of a hall. */
export type VolumeAssumption = 'one-layer' | 'any-distance' | 'hall-light';

const volumeRules: Rules<VolumeTask, VolumeAssumption> = [
  ['one-layer', ({ depthMm }) => depthMm === 0],
  ['any-distance', ({ distance: { minMm, maxMm } }) => minMm === null && maxMm === null],
  ['hall-light', ({ ambient }) => ambient === null],
];

/** Of a task of 3D area cameras. */
export const assumedInVolumes = (task: VolumeTask): VolumeAssumption[] => holding(task, volumeRules);
