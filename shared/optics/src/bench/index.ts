export {
  type BenchFigures,
  type BenchLight,
  benchFigures,
  type DrawnLength,
} from './bench-figures';
export { niceStep, onStep } from './nice-step';
export { profilerCaption } from './profiler-caption';
export { type DrawnProfiler, drawingScale, drawnProfiler } from './profiler-scale';
export { type Axis, type Frame, type SideScale, scaleBarMm, sideScale, stationsOf } from './side-scale';
