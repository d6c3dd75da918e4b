export type { Camera } from './parts/camera';
export { cameraOfSensor } from './parts/camera-of-sensor';
export type { DepthCamera } from './parts/depth-camera';
export { depthPrinciple } from './parts/depth-principle';
export { contradictionOf } from './parts/from-product/contradiction';
export { depthCameraFromProduct } from './parts/from-product/depth-camera-from-product';
export { fromProduct } from './parts/from-product/from-product';
export { profilerFromProduct } from './parts/from-product/profiler-from-product';
export type { Grabber } from './parts/grabber';
export { isPlaceholder } from './parts/is-placeholder';
export { type LaserClass, laserClasses, laserClassLabel } from './parts/laser-class';
export { type FixedLens, type FocalLens, isTelecentric, type Lens } from './parts/lens';
export type { Light } from './parts/light';
export type { RangeOf } from './parts/part';
export type { Profiler } from './parts/profiler';
export { type Protection, protectionLabel, protections } from './parts/protection';
export { type Direction, directionLabels } from './recommendation/direction';
export { type QuantityId, recommendedQuantity } from './recommendation/quantities';
export {
  assumedInImaging,
  assumedInProfiles,
  assumedInVolumes,
  type ImagingAssumption,
  type ProfileAssumption,
  type VolumeAssumption,
} from './task/assumed';
export type { ImagingTask } from './task/imaging-task';
export {
  type LaserSurface,
  laserSurfaces,
  type ProfileNeeds,
  type ProfileTask,
  profileNeedsOf,
} from './task/profile-task';
export { type Requirements, requirementsOf, requirementTraces } from './task/requirements';
export { axisDistanceMm, camerasOfPart, neighbourOverlap, type SideBySide, wholeObject } from './task/side-by-side';
export {
  type AmbientLight,
  ambientLightLabels,
  ambientLights,
  type VolumeNeeds,
  type VolumeTask,
  volumeNeedsOf,
} from './task/volume-task';
export { isAsked, type Standing, standingOf } from './verdict/asked';
export { type Check, type CheckId, checkIds } from './verdict/check';
export { checkLabel, checkLabels } from './verdict/check-labels';
