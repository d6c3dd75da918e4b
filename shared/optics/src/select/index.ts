export { assumptions } from './assumptions';
export { type BillLine, billOfMaterial } from './bill-of-material';
export { type Deviation, describeDeviations } from './describe-deviations';
export { type DescribedEncoder, describeEncoder } from './describe-encoder';
export { describeProfileTask, laserSurfaceLabels } from './describe-profile-task';
export { describeProfiler } from './describe-profiler';
export { describeSystem, type ResultFigure, type SystemFigures } from './describe-system';
export { describeTask, type TaskLine, taskWords } from './describe-task';
export { undecidedFigures } from './undecided-figures';
