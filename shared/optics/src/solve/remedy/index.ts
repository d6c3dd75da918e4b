export { imagingRemedies } from './imaging-remedies';
export { profileRemedies } from './profile-remedies';
export { type Remedy, remedyText } from './remedy';
export { type TaskChange, taskChanges } from './task-changes';
export { volumeRemedies } from './volume-remedies';
