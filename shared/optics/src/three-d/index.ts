export { linearityErrorUm, neededRangeMm, widthInRangeMm } from './measuring-range';
export {
  neededProfileRateHz,
  profileRateOfRows,
  profileSpacingMm,
  profileSpeedMmS,
  rowsForRange,
} from './profile-rate';
export {
  focalLengthPx,
  fringeDisparityErrorPx,
  stereoDistanceMm,
  stereoErrorMm,
  stereoResolutionMm,
} from './stereo';
export { heightRepeatabilityUm, laserLineSubPixel } from './sub-pixel';
export { fitInTrapezoid, type MeasuringTrapezoid, type TrapezoidFit, widthAtMm } from './trapezoid';
export {
  heightPixelBothTilted,
  heightPixelCameraUpright,
  heightPixelLaserUpright,
  heightPixelSymmetric,
  profilePointSpacingMm,
  type TriangulationGeometry,
  triangulationGeometries,
} from './triangulation';
