export { checkOf, checkSystem, isOfChosenParts } from './imaging/check-system';
export { contradictedTechnique } from './imaging/light-function';
export type { System } from './imaging/system';
export { checkProfiler } from './profiler/check-profiler';
export { mountProfiler, type ProfilerMounting } from './profiler/mounting';
export { type ProfileCheckId, profileCheckIds, profileCheckLabels } from './profiler/profile-check';
export { checkDepthCamera } from './volume/check-depth-camera';
export { type VolumeCheck, type VolumeCheckId, volumeCheckIds, volumeCheckLabels } from './volume/volume-check';
export { mountDepthCamera, type VolumeMounting } from './volume/volume-mounting';
