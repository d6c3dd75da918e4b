export { cMountOpening, coverage, imageCircleAtMagnification } from './image-circle';
export { type LineCoverage, lineCoverage } from './line-coverage';
export { litShare } from './lit-share';
export { type CoverageKind, type SensorCoverage, sensorCoverage } from './sensor-coverage';
