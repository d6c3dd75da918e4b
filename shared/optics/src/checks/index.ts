export { type Check, type CheckId, checkIds, type Verdict } from './check';
export { checkLabels } from './check-labels';
export { checkOf, checkSystem } from './check-system';
export { contradictedTechnique } from './light-function';
export { isOfChosenParts } from './needed-parts';
export type { System } from './system';
