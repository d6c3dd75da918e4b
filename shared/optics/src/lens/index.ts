export { angleOfFieldOfView, angleOfView, angleOfViewFocused, fieldOfViewOfAngle } from './angle-of-view';
export { displayMagnification, electronicMagnification } from './display-magnification';
export { cornerDistortion, cornerDistortionOnObject, tvDistortion } from './distortion';
export { type ExtensionVerdict, extensionCap, extensionVerdict } from './extension-cap';
export {
  farFieldFieldOfView,
  farFieldFocalLength,
  farFieldMagnification,
  farFieldObjectDistance,
  farFieldSensorSide,
} from './far-field';
export {
  anchoredFieldOfViewUncertainty,
  type Band,
  fieldOfViewBand,
  fieldOfViewUncertainty,
  usualFocalLengthTolerancePct,
} from './field-of-view-band';
export { type FisheyeModel, fisheyeModels } from './fisheye';
export {
  fieldOfViewAtMagnification,
  fixedWorkingDistanceRange,
  fixedWorkingDistanceTolerance,
  type MagnificationInUse,
  magnificationInUse,
} from './fixed-magnification';
export { magnification, reduction } from './magnification';
export { objectiveExitPupil, tubeLensSeparation } from './microscope';
export {
  focalLengthForObjectImageDistance,
  focalLengthForObjectImageDistanceApproximate,
  minObjectImageDistance,
  objectImageDistance,
  objectImageDistanceApproximate,
} from './object-image-distance';
export {
  assumedDepthInFocalLengths,
  type PrincipalPlane,
  type PrintedRow,
  principalPlane,
} from './principal-plane';
export { focalLengthFromRows, principalPlaneOffset } from './recover-principal-plane';
export { type LensMode, type LensSetting, type SolvedLens, solveLens } from './solve-lens';
export {
  fieldOfView,
  focalLength,
  imageDistance,
  objectDistance,
  objectDistanceForFieldOfView,
  sensorSideForFieldOfView,
  thinLensMagnification,
} from './thin-lens';
export {
  fieldOfViewAtWorkingDistance,
  focalLengthAtWorkingDistance,
  magnificationAtWorkingDistance,
  objectDistanceFromFront,
  workingDistance,
  workingDistanceForFieldOfView,
} from './working-distance';
