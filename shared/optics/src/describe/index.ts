export { assumptions } from './assumptions';
export { billOfMaterial, noLight } from './bill-of-material';
export { colourToOrder } from './colour-to-order';
export { costText, describeCost, describePartCost } from './describe-cost';
export { describeDeviations } from './describe-deviations';
export { type DescribedEncoder, describeEncoder } from './describe-encoder';
export { describeProfileTask, laserSurfaceLabels } from './describe-profile-task';
export { describeProfiler } from './describe-profiler';
export { describeSideBySide } from './describe-side-by-side';
export { describeSystem, exposureLabel, lightShareLabel, type ResultFigure } from './describe-system';
export { describeTask, type TaskLine, taskWords } from './describe-task';
export { describeDepthCamera, describeVolumeTask } from './describe-volume';
export {
  type DrawnVolume,
  drawnVolume,
  type VolumeReach,
  volumeAcross,
  volumeCaption,
  volumeScale,
} from './drawing/drawn-volume';
export { drawnBodies } from './drawing/light-bodies';
export { profilerCaption } from './drawing/profiler-caption';
export { type DrawnProfiler, drawingScale, drawnProfiler } from './drawing/profiler-scale';
export {
  type Axis,
  type Frame,
  niceStep,
  onStep,
  type SideScale,
  scaleBarMm,
  sideScale,
  stationsOf,
} from './drawing/side-scale';
export { type DrawnLength, type DrawnLight, type SystemDrawing, systemDrawing } from './drawing/system-drawing';
export { filterLines } from './filter-line';
export { type LightColour, lightColour } from './light-colour';
export { accuracyMarginPct, fieldBeyondObjectPct } from './margins';
export { supplyText } from './supply-text';
export { undecidedFigures } from './undecided-figures';
