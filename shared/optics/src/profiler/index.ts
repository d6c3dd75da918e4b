export { checkProfiler, type ProfilerFit, profilerFit } from './check-profiler';
export { type LaserClass, laserClasses, laserClassLabel } from './laser-class';
export { mountProfiler, type ProfilerMounting } from './mounting';
export {
  type ProfileCheck,
  type ProfileCheckId,
  profileCheckIds,
  profileCheckLabels,
} from './profile-check';
export { type Protection, protectionLabel, protections } from './protection';
