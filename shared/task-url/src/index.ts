export type { RefusedPart } from './figure-text';
export { profileOfSelection, selectionOfProfile } from './hand-over';
export { type ParsedSelection, parseSelectionSearch } from './parse-selection';
export { printSelectionSearch, selectionPath } from './print-selection';
export {
  blankProfileState,
  isProfileSearch,
  neutralProfileState,
  neutralProfileTask,
  type ProfileState,
  parseProfileSearch,
  printProfileSearch,
  profilePage,
  profilePath,
} from './profile-url';
export { type Said, saidOf, uncheckedCount, uncheckedLabels, uncheckedText, withoutUnchecked } from './said';
export {
  assumedSideOf,
  blankState,
  type EncoderInput,
  type Goal,
  type GoalPage,
  goalOfPage,
  goalPages,
  goals,
  missingInputsOf,
  neutralState,
  neutralTask,
  pageOfGoal,
  type RequiredInput,
  requiredInputs,
  type SelectionState,
  type Start,
  starts,
  type TypedSensor,
  withAssumedSide,
  withoutSideBySide,
} from './selection-state';
export type { FigureKey, SingleState } from './single-url';
export { type PageTask, taskPath } from './task-path';
export { volumePath } from './volume-path';
export {
  blankVolumeState,
  neutralVolumeState,
  neutralVolumeTask,
  parseVolumeSearch,
  printVolumeSearch,
  type VolumeState,
} from './volume-url';
