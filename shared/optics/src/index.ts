export {
  type AccuracyDemand,
  accuracyKinds,
  defaultGaugeRatio,
  objectPixelForFeature,
  objectPixelForTolerance,
  type RequiredObjectPixel,
  requiredObjectPixel,
} from './accuracy/accuracy-demand';
export { bayerFactor, bayerObjectPixel } from './accuracy/bayer';
export { fieldForFill, fieldWithMargin, suggestedFieldMargin } from './accuracy/field-margin';
export { type FieldFit, fitField, fitFieldBothWays, type Orientation, traceFit } from './accuracy/fit-object';
export {
  fieldOfObjectPixels,
  objectPixel,
  objectPixelFromMagnification,
  pixelsForFeature,
  pixelsForObjectPixel,
} from './accuracy/object-pixel';
export { fewestPixelsPerFeature, type PixelsPerFeature, pixelsPerFeatureByTask } from './accuracy/pixels-per-feature';
export { measuringRepeatability, type SubPixelFactor, subPixelFactors } from './accuracy/sub-pixel-factor';
export { edgeAngle, edgeIllumination } from './aperture/edge-illumination';
export { effectiveFNumber } from './aperture/effective-f-number';
export {
  effectiveFNumberOfAperture,
  imageNumericalAperture,
  objectNumericalAperture,
} from './aperture/numerical-aperture';
export { exposureRatio, relativeIlluminance } from './aperture/relative-exposure';
export {
  type BenchFigures,
  type BenchLight,
  benchFigures,
  type DrawnLength,
} from './bench/bench-figures';
export { niceStep, onStep } from './bench/nice-step';
export { type DrawnProfiler, drawingScale, drawnProfiler } from './bench/profiler-scale';
export { type Axis, type Frame, type SideScale, scaleBarMm, sideScale, stationsOf } from './bench/side-scale';
export { type Check, type CheckId, checkIds, type Verdict } from './checks/check';
export { checkLabels } from './checks/check-labels';
export { checkOf, checkSystem } from './checks/check-system';
export type { System } from './checks/system';
export { cMountOpening, coverage, imageCircleAtMagnification } from './coverage/image-circle';
export { type LineCoverage, lineCoverage } from './coverage/line-coverage';
export { litShare } from './coverage/lit-share';
export { type CoverageKind, type SensorCoverage, sensorCoverage } from './coverage/sensor-coverage';
export {
  type CircleOfConfusion,
  circleOfConfusionByFormat,
  circleOfConfusionByFormatSource,
  circlesOfConfusion,
} from './depth-of-field/circle-of-confusion';
export { closeUpDepth, fixedMagnificationDepth, waveDepth } from './depth-of-field/close-up-depth';
export { defocusBlur, telecentricDefocusBlur } from './depth-of-field/defocus-blur';
export { farLimit, hyperfocalNearLimit, nearLimit, reachesInfinity } from './depth-of-field/depth-limits';
export { type DepthOfField, depthOfField } from './depth-of-field/depth-of-field';
export { hyperfocalDistance, hyperfocalDistanceApproximate } from './depth-of-field/hyperfocal';
export { impliedBlur, telecentricDepth, telecentricDepthFactors } from './depth-of-field/telecentric-depth';
export { defineFormula, type Formula, type FormulaDefinition, type Variable } from './formula/define-formula';
export { type InputProblem, OpticsInputError } from './formula/optics-input-error';
export { roundSignificant } from './formula/round-significant';
export type { Source } from './formula/source';
export type { Trace, TraceInput } from './formula/trace';
export {
  adviseColour,
  type ColourAdvice,
  colourChoiceSources,
  type ObjectColour,
  type ObjectColourId,
  objectColour,
  objectColours,
} from './illumination/colour-choice';
export { colourOfTemperature, tannerHelland } from './illumination/colour-temperature';
export { adviseBandPass, assumedFilterIndex, type FilterAdvice } from './illumination/filter-advice';
export {
  bandPassWidthNm,
  crossedPolarisers,
  exposureFactorOfStops,
  filterFocalLengthLimit,
  plateFocusShiftMm,
  shiftedWavelengthNm,
  usualBandPass,
} from './illumination/filters';
export { irradianceRatio, irradianceRatioFar } from './illumination/irradiance';
export { type LedFamily, ledFamilies, ledFamily } from './illumination/led-families';
export { checkLightGeometry, type LightScene, type LightSize } from './illumination/light-geometry';
export { adviseTechniques, checkLightPath, type LightPathVerdict } from './illumination/light-path';
export {
  backlightSideMm,
  barLengthMm,
  coaxialSourceMm,
  collimatedBacklightDiameterMm,
  domeDiameterMm,
  lineLightLengthMm,
  viewOpeningMm,
} from './illumination/light-size';
export { glareFreeRadiusMm, glareRingRadiusMm, lowAngleLimit, ringElevationDeg } from './illumination/mirror-image';
export {
  type DescribedPart,
  type LitFeature,
  type LitPart,
  litFeatureLabels,
  litPartProperties,
} from './illumination/part';
export { atLeast, atMost, type SizeCheck } from './illumination/size-check';
export { bruton, spectrumColour } from './illumination/spectrum-colour';
export { type LightTechnique, lightTechniques, type TechniqueId, techniqueOfShape } from './illumination/techniques';
export { angleOfFieldOfView, angleOfView, angleOfViewFocused, fieldOfViewOfAngle } from './lens/angle-of-view';
export { displayMagnification, electronicMagnification } from './lens/display-magnification';
export { cornerDistortion, cornerDistortionOnObject, tvDistortion } from './lens/distortion';
export { type ExtensionVerdict, extensionCap, extensionVerdict } from './lens/extension-cap';
export {
  farFieldFieldOfView,
  farFieldFocalLength,
  farFieldMagnification,
  farFieldObjectDistance,
  farFieldSensorSide,
} from './lens/far-field';
export {
  anchoredFieldOfViewUncertainty,
  type Band,
  fieldOfViewBand,
  fieldOfViewUncertainty,
  usualFocalLengthTolerancePct,
} from './lens/field-of-view-band';
export { type FisheyeModel, fisheyeModels } from './lens/fisheye';
export {
  fieldOfViewAtMagnification,
  fixedWorkingDistanceRange,
  fixedWorkingDistanceTolerance,
  type MagnificationInUse,
  magnificationInUse,
} from './lens/fixed-magnification';
export { magnification, reduction } from './lens/magnification';
export { objectiveExitPupil, tubeLensSeparation } from './lens/microscope';
export {
  focalLengthForObjectImageDistance,
  focalLengthForObjectImageDistanceApproximate,
  minObjectImageDistance,
  objectImageDistance,
  objectImageDistanceApproximate,
} from './lens/object-image-distance';
export {
  assumedDepthInFocalLengths,
  type PrincipalPlane,
  type PrintedRow,
  principalPlane,
} from './lens/principal-plane';
export { focalLengthFromRows, principalPlaneOffset } from './lens/recover-principal-plane';
export { type LensMode, type LensSetting, type SolvedLens, solveLens } from './lens/solve-lens';
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
export { type CableChoice, chooseCable } from './link/choose-cable';
export { coaxPressEfficiency } from './link/coaxpress';
export { bufferFillS, dataRateMBs, frameBytes, mebibytes, megabits, serialVideoMbps } from './link/data-rate';
export {
  dataPackets,
  framePackets,
  gigeLoadMbps,
  packetDelayNs,
  transferUs,
  wireEfficiency,
} from './link/gige-packets';
export {
  type LinkCable,
  type LinkFamily,
  type LinkHost,
  type LinkInterface,
  type LinkPower,
  linkHostLabels,
} from './link/interface';
export { linkInterface, linkInterfaces, usableLinkMBs } from './link/interfaces';
export { clockedRateGbps, coaxPressPayloadGbps, codedRateGbps, lanesMBs, lineRateGbps } from './link/lane-rate';
export { type LinkUsage, linkUsage, linkUsageLimits } from './link/link-usage';
export { type PcieGeneration, pcieGenerations, pcieSlotMBs, pcieUsableMBs, pcieUsableShare } from './link/pcie';
export { defaultPixelFormat, type PixelFormat, pixelFormat, pixelFormats } from './link/pixel-formats';
export { type AllowedBlur, allowedBlurByTask } from './motion/allowed-blur';
export { fastestSpeedMmS, longestExposureUs, motionBlurPx, motionBlurUm } from './motion/blur';
export { flyingCaptureFps, pitchWithOverlapMm, taktFps } from './motion/flying-capture';
export {
  type RollingShutterAdvice,
  readoutFromFrameRateMs,
  rollingShutterAdvice,
  rollingShutterSkewPx,
} from './motion/rolling-shutter';
export { flashedExposureUs, strobeDutyPct } from './motion/strobe';
export { flashDelayOffsetMm, triggerJitterUm } from './motion/trigger-jitter';
export type { Camera } from './parts/camera';
export { fromProduct, type PartFromProduct } from './parts/from-product/from-product';
export { profilerFromProduct } from './parts/from-product/profiler-from-product';
export type { Grabber } from './parts/grabber';
export type { FixedLens, FocalLens, Lens } from './parts/lens';
export type { Light } from './parts/light';
export type { Part, RangeOf } from './parts/part';
export type { Profiler } from './parts/profiler';
export { checkProfiler, type ProfilerFit, profilerFit } from './profiler/check-profiler';
export { type LaserClass, laserClasses, laserClassLabel } from './profiler/laser-class';
export { mountProfiler, type ProfilerMounting } from './profiler/mounting';
export {
  type ProfileCheck,
  type ProfileCheckId,
  profileCheckIds,
  profileCheckLabels,
} from './profiler/profile-check';
export { type Protection, protectionLabel, protections } from './profiler/protection';
export { consequence, deviationPct, type Side, sideOf } from './recommendation/deviation';
export { type Direction, directionLabels, relaxedDirection } from './recommendation/direction';
export {
  type QuantityId,
  type RecommendedQuantity,
  recommendedQuantities,
  recommendedQuantity,
} from './recommendation/quantities';
export {
  type Recommendation,
  type Recommendations,
  type RecommendationTask,
  recommend,
} from './recommendation/recommend';
export { extension, extensionForDistance, objectDistanceWithRing, ringNeeded } from './rings/extension';
export { lightLoss } from './rings/light-loss';
export { type MountFit, mountFit } from './rings/mount-fit';
export { type Mount, mountOf, mounts } from './rings/mounts';
export { planRings, type RingPlan, type RingPlans, type RingTask } from './rings/plan-rings';
export {
  farWorkingDistanceWithRing,
  magnificationWithRing,
  nearWorkingDistanceWithRing,
} from './rings/ring-magnification';
export { type RingStack, ringStacks, stockRings } from './rings/stock-rings';
export { glassFocusShift, plainTubeLength, tubeLength } from './rings/tube-length';
export { assumptions } from './select/assumptions';
export { type BillLine, billOfMaterial } from './select/bill-of-material';
export { type Deviation, describeDeviations } from './select/describe-deviations';
export { type DescribedEncoder, describeEncoder } from './select/describe-encoder';
export { describeProfileTask } from './select/describe-profile-task';
export { describeProfiler } from './select/describe-profiler';
export { describeSystem, type ResultFigure, type SystemFigures } from './select/describe-system';
export { describeTask, type TaskLine } from './select/describe-task';
export { undecidedFigures } from './select/undecided-figures';
export { diagonalOfFormatName, type NamedDiagonal } from './sensor/diagonal-of-name';
export { type NearestFormat, nearestSensorFormat, sensorFormatNamed } from './sensor/find-sensor-format';
export { diagonalOfInchName, opticalFormat, tubeDiameter } from './sensor/optical-format';
export { type SensorFormat, sensorFormats } from './sensor/sensor-formats';
export { sensorDiagonal, sensorSide } from './sensor/sensor-size';
export { type LensFacts, lensFacts } from './setting/lens-facts';
export { allMisses } from './setting/misses';
export { nearestSetting } from './setting/nearest-setting';
export type { Refusal, Setting } from './setting/setting';
export { isRefusal, settle } from './setting/settle';
export { besselJ1 } from './sharpness/bessel-j1';
export { airyDiameter, cutOffFrequency, fNumberForAiry, twoPointResolution } from './sharpness/diffraction';
export { ratedLensMtf, ratedPixelSize, usualRatedContrast } from './sharpness/lens-rating';
export { defocusMtf, diffractionMtf, motionMtf, pixelMtf, systemMtf } from './sharpness/mtf';
export { nyquistFrequency, objectNyquistFrequency } from './sharpness/nyquist';
export { resolvableContrast, resolvableFrequency } from './sharpness/resolvable-frequency';
export {
  type Resolving,
  type ResolvingVerdict,
  resolvingLimits,
  resolvingVerdict,
} from './sharpness/resolving-verdict';
export { familyOf, type SystemFamily } from './solve/family-of';
export { type FrontAxis, type FrontPoint, frontAxes } from './solve/front';
export type { LedgerEntry, NearestOnly } from './solve/ledger';
export { type GivenLight, type LightChoice, lightAsGiven } from './solve/lights-for';
export type { LinkHardware } from './solve/link-hardware';
export type { NearMiss } from './solve/near-misses';
export { type Catalogue, type PreparedCatalogue, prepareCatalogue } from './solve/prepared-catalogue';
export {
  type ProfilerScore,
  type ProfilerScorePartId,
  profilerScoreOf,
  profilerWeights,
  profilerWeightsSource,
} from './solve/profiler-score';
export { type CameraRankOptions, lensForAnyField, rankCameras } from './solve/rank-cameras';
export { type BareSensor, rankLenses } from './solve/rank-lenses';
export type { PartLedgerEntry, RankedPart, RankedParts, RankOptions } from './solve/rank-parts';
export {
  type NearProfiler,
  type ProfilerLedgerEntry,
  type ProfilerMiss,
  type RankedProfiler,
  type RankedProfilers,
  rankProfilers,
} from './solve/rank-profilers';
export { type Score, type ScorePart, scoreOf } from './solve/score';
export { type SolvedSystems, type SolveOptions, solveSystems } from './solve/solve-systems';
export type { SolvedSystem } from './solve/solved-system';
export { type ScorePartId, type Weight, weights, weightsSource } from './solve/weights';
export type { ImagingTask, PartSurface } from './task/imaging-task';
export {
  type LaserSurface,
  laserSurfaces,
  type ProfileNeeds,
  type ProfileTask,
  profileNeedsOf,
} from './task/profile-task';
export { type Requirements, requirementsOf } from './task/requirements';
export {
  perspectiveSizeError,
  telecentricEdgeError,
  telecentricSizeError,
  telecentricSlope,
} from './telecentric/height-errors';
export {
  telecentricFrontElement,
  telecentricImageCircle,
  telecentricMagnification,
} from './telecentric/telecentric-magnification';
export { linearityErrorUm, neededRangeMm, widthInRangeMm } from './three-d/measuring-range';
export {
  neededProfileRateHz,
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
export { heightRepeatabilityUm, laserLineSubPixel } from './three-d/sub-pixel';
export { fitInTrapezoid, type MeasuringTrapezoid, type TrapezoidFit, widthAtMm } from './three-d/trapezoid';
export {
  heightPixelBothTilted,
  heightPixelCameraUpright,
  heightPixelLaserUpright,
  heightPixelSymmetric,
  profilePointSpacingMm,
  type TriangulationGeometry,
  triangulationGeometries,
} from './three-d/triangulation';
export {
  countsPerLine,
  encoderFrequencyHz,
  encoderMmPerPulse,
  linesPerPulse,
  wheelCircumferenceMm,
} from './timing/encoder';
export {
  acceptedAspectError,
  type EncoderPlan,
  type EncoderTask,
  encoderPlans,
  usualRatioRange,
} from './timing/encoder-plan';
export { closestEncoderRatio, type EncoderRatio, type RatioRange } from './timing/encoder-ratio';
export {
  lineRate,
  lineRateWithMargin,
  lineScanSpeedMmS,
  longestLineExposureUs,
  pixelRate,
  suggestedLineRateMargin,
  timeDivisionLineRate,
} from './timing/line-rate';
export { type EncoderInput, type PlannedEncoder, planEncoder } from './timing/plan-encoder';
export { linkRate, overlappedExposureRate, periodS, sequentialExposureRate } from './timing/rate-limits';
export { a620fLinkFps, a620fReadoutFps } from './timing/readout/basler-a620f';
export { sp5000ExtraRows, sp5000Fps } from './timing/readout/jai-sp5000';
export { racerLinkRate, sprintRegionRate } from './timing/readout/line-cameras';
export { rowByRowReadoutUs } from './timing/readout/row-by-row';
export {
  type RateInputs,
  type RateLimit,
  type RateLimitName,
  type ResultingRate,
  rateLimitLabels,
  resultingRate,
} from './timing/resulting-rate';
export { tdiExposureUs, tdiMismatchPx } from './timing/tdi';
