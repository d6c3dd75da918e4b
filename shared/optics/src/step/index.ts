export type { StepSolid } from './solid';
export { type PlacedSolid, writeStep, writeStepAssembly } from './write-step';
