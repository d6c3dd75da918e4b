export type { ImagingTask, PartSurface } from './imaging-task';
export {
  type LaserSurface,
  laserSurfaces,
  type ProfileNeeds,
  type ProfileTask,
  profileNeedsOf,
} from './profile-task';
export { type Requirements, requirementsOf } from './requirements';
