export { extension, extensionForDistance, objectDistanceWithRing, ringNeeded } from './extension';
export { lightLoss } from './light-loss';
export { type MountFit, mountFit } from './mount-fit';
export { type Mount, mountOf, mounts } from './mounts';
export { planRings, type RingPlan, type RingPlans, type RingTask } from './plan-rings';
export {
  farWorkingDistanceWithRing,
  magnificationWithRing,
  nearWorkingDistanceWithRing,
} from './ring-magnification';
export { type RingStack, ringStacks, stockRings } from './stock-rings';
export { glassFocusShift, plainTubeLength, tubeLength } from './tube-length';
