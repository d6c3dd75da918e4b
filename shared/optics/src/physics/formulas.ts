// All formulas by name, for the articles that cite them and for the tests that run over all formulas.
export { objectPixelForFeature, objectPixelForTolerance } from './accuracy/accuracy-demand';
export { bayerObjectPixel } from './accuracy/bayer';
export { fieldForFill, fieldWithMargin } from './accuracy/field-margin';
export {
  fieldOfObjectPixels,
  objectPixel,
  objectPixelFromMagnification,
  pixelsForFeature,
  pixelsForObjectPixel,
} from './accuracy/object-pixel';
export { measuringRepeatability } from './accuracy/sub-pixel-factor';
export { edgeAngle, edgeIllumination } from './aperture/edge-illumination';
export { effectiveFNumber } from './aperture/effective-f-number';
export {
  effectiveFNumberOfAperture,
  imageNumericalAperture,
  objectNumericalAperture,
} from './aperture/numerical-aperture';
export { exposureRatio, relativeIlluminance } from './aperture/relative-exposure';
export { coverage, imageCircleAtMagnification } from './coverage/image-circle';
export { imageCircleOfAngle } from './coverage/largest-circle';
export { closeUpDepth, fixedMagnificationDepth, waveDepth } from './depth-of-field/close-up-depth';
export { defocusBlur, telecentricDefocusBlur } from './depth-of-field/defocus-blur';
export { farLimit, hyperfocalNearLimit, nearLimit } from './depth-of-field/depth-limits';
export { hyperfocalDistance, hyperfocalDistanceApproximate } from './depth-of-field/hyperfocal';
export { impliedBlur, telecentricDepth } from './depth-of-field/telecentric-depth';
export { bandPassWidthNm, exposureFactorOfStops, plateFocusShiftMm, shiftedWavelengthNm } from './illumination/filters';
export { irradianceRatio, irradianceRatioFar } from './illumination/irradiance';
export { barLengthMm, lineLightLengthMm } from './illumination/light-length';
export { coaxialHeightMm, lowAngleHeightMm } from './illumination/light-placement';
export {
  backlightSideMm,
  coaxialSourceMm,
  collimatedBacklightDiameterMm,
  collimatedBacklightSideMm,
  domeDiameterMm,
  largestDomeOpeningMm,
  largestRingOpeningMm,
  telecentricViewOpeningMm,
  viewOpeningMm,
} from './illumination/light-size';

export { glareFreeRadiusMm, glareRingRadiusMm, ringElevationDeg } from './illumination/mirror-image';
export { angleOfFieldOfView, angleOfView, angleOfViewFocused, fieldOfViewOfAngle } from './lens/angle-of-view';
export { displayMagnification, electronicMagnification } from './lens/display-magnification';
export { cornerDistortion, cornerDistortionOnObject, tvDistortion } from './lens/distortion';
export {
  farFieldFieldOfView,
  farFieldFocalLength,
  farFieldMagnification,
  farFieldObjectDistance,
  farFieldSensorSide,
} from './lens/far-field';
export { anchoredFieldOfViewUncertainty, fieldOfViewUncertainty } from './lens/field-of-view-band';
export { fieldOfViewAtMagnification } from './lens/fixed-magnification';
export { magnification, reduction } from './lens/magnification';
export { objectiveExitPupil, tubeLensSeparation } from './lens/microscope';
export {
  focalLengthForObjectImageDistance,
  focalLengthForObjectImageDistanceApproximate,
  minObjectImageDistance,
  objectImageDistance,
  objectImageDistanceApproximate,
} from './lens/object-image-distance';
export { focalLengthFromRows, principalPlaneOffset } from './lens/recover-principal-plane';
export {
  fieldOfView,
  focalLength,
  imageDistance,
  objectDistance,
  objectDistanceForFieldOfView,
  sensorSideForFieldOfView,
  thinLensMagnification,
} from './lens/thin-lens';
export {
  fieldOfViewAtWorkingDistance,
  focalLengthAtWorkingDistance,
  magnificationAtWorkingDistance,
  objectDistanceFromFront,
  workingDistance,
  workingDistanceForFieldOfView,
} from './lens/working-distance';
export { bufferFillS, dataRateMBs, frameBytes, mebibytes, megabits, serialVideoMbps } from './link/data-rate';
export {
  dataPackets,
  framePackets,
  gigeLoadMbps,
  packetDelayNs,
  transferUs,
  wireEfficiency,
} from './link/gige-packets';
export { clockedRateGbps, coaxPressPayloadGbps, codedRateGbps, lanesMBs, lineRateGbps } from './link/lane-rate';
export { pcieUsableMBs } from './link/pcie';
export { fastestSpeedMmS, longestExposureUs, motionBlurPx, motionBlurUm } from './motion/blur';
export { flyingCaptureFps, pitchWithOverlapMm, taktFps } from './motion/flying-capture';
export { readoutFromFrameRateMs, rollingShutterSkewPx } from './motion/rolling-shutter';
export { flashedExposureUs, strobeDutyPct } from './motion/strobe';
export { flashDelayOffsetMm, triggerJitterUm } from './motion/trigger-jitter';
export { extension, extensionForDistance, objectDistanceWithRing, ringNeeded } from './rings/extension';
export { lightLoss } from './rings/light-loss';
export {
  farWorkingDistanceWithRing,
  magnificationWithRing,
  nearWorkingDistanceWithRing,
} from './rings/ring-magnification';
export { glassFocusShift, plainTubeLength, tubeLength } from './rings/tube-length';
export { diagonalOfInchName, opticalFormat, tubeDiameter } from './sensor/optical-format';
export { sensorDiagonal, sensorSide } from './sensor/sensor-size';
export { electronsOfSnr, shotNoiseLevels } from './sensor/shot-noise';
export { airyDiameter, cutOffFrequency, fNumberForAiry, twoPointResolution } from './sharpness/diffraction';
export { ratedLensMtf, ratedPixelSize } from './sharpness/lens-rating';
export { defocusMtf, diffractionMtf, motionMtf, pixelMtf } from './sharpness/mtf';
export { nyquistFrequency, objectNyquistFrequency } from './sharpness/nyquist';
export {
  perspectiveSizeError,
  roundOutlineError,
  telecentricEdgeError,
  telecentricSizeError,
  telecentricSlope,
} from './telecentric/height-errors';
export {
  telecentricFrontElement,
  telecentricImageCircle,
  telecentricMagnification,
} from './telecentric/telecentric-magnification';
export {
  depthPointSpacingInRangeMm,
  distanceOfViewMm,
  lowestDistanceMm,
  rateOfCycleHz,
  robotRoomMm,
  timeOfFlightErrorMm,
  triangulationErrorMm,
  viewInRangeMm,
  viewOfSquarePixelsMm,
} from './three-d/area-camera';
export {
  coarserPointSpacingUm,
  linearityErrorUm,
  pointSpacingInRangeUm,
  pointSpacingOfWidthUm,
  resolutionInRangeUm,
  standOffOfDepthMm,
  widthInRangeMm,
} from './three-d/figures-in-range';
export { neededRangeMm } from './three-d/measuring-range';
export {
  neededProfileRateHz,
  profileRateOfReducedRange,
  profileRateOfRows,
  profileSpacingMm,
  profileSpeedMmS,
  rowsForRange,
} from './three-d/profile-rate';
export {
  focalLengthPx,
  fringeDisparityErrorPx,
  stereoDistanceMm,
  stereoErrorMm,
  stereoResolutionMm,
} from './three-d/stereo';
export { heightRepeatabilityUm } from './three-d/sub-pixel';
export {
  heightPixelBothTilted,
  heightPixelCameraUpright,
  heightPixelLaserUpright,
  heightPixelSymmetric,
  profilePointSpacingMm,
} from './three-d/triangulation';
export {
  countsPerLine,
  encoderFrequencyHz,
  encoderMmPerPulse,
  linesPerPulse,
  wheelCircumferenceMm,
} from './timing/encoder';
export {
  lineRate,
  lineRateWithMargin,
  lineScanSpeedMmS,
  longestLineExposureUs,
  pixelRate,
  timeDivisionLineRate,
} from './timing/line-rate';
export { linkRate, overlappedExposureRate, periodS, sequentialExposureRate } from './timing/rate-limits';
export { a620fLinkFps, a620fReadoutFps } from './timing/readout/basler-a620f';
export { sp5000ExtraRows, sp5000Fps } from './timing/readout/jai-sp5000';
export { racerLinkRate, sprintRegionRate } from './timing/readout/line-cameras';
export { rowByRowReadoutUs } from './timing/readout/row-by-row';
export { tdiExposureUs, tdiMismatchPx } from './timing/tdi';
