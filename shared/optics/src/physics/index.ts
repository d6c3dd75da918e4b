export {
  type AccuracyDemand,
  accuracyKinds,
  objectPixelForFeature,
  objectPixelForTolerance,
  requiredObjectPixel,
  usualBandPixels,
} from './accuracy/accuracy-demand';
export { fieldWithMargin } from './accuracy/field-margin';
export { fitFieldBothWays } from './accuracy/fit-object';
export { objectPixel, pixelsForFeature, pixelsForObjectPixel } from './accuracy/object-pixel';
export { measuringRepeatability, subPixelFactors } from './accuracy/sub-pixel-factor';
export { toleranceLimit } from './accuracy/tolerance-limit';
export { effectiveFNumber } from './aperture/effective-f-number';
export { litShare } from './coverage/lit-share';
export { sensorCoverage } from './coverage/sensor-coverage';
export { circlesOfConfusion } from './depth-of-field/circle-of-confusion';
export { closeUpDepth } from './depth-of-field/close-up-depth';
export { defocusBlur, telecentricDefocusBlur } from './depth-of-field/defocus-blur';
export { farLimit, nearLimit } from './depth-of-field/depth-limits';
export { hyperfocalDistance } from './depth-of-field/hyperfocal';
export {
  adviseColour,
  type ColourAdvice,
  colourChoiceSources,
  type ObjectColourId,
  objectColour,
  objectColours,
} from './illumination/colour-choice';
export { ledFamilies, ledFamily } from './illumination/led-families';
export { type LitFeature, litFeatureLabels, litPartProperties } from './illumination/part';
export { type LightTechnique, lightTechniques } from './illumination/techniques';
export { extensionCap } from './lens/extension-cap';
export { farFieldFocalLength } from './lens/far-field';
export { magnification } from './lens/magnification';
export { focalLengthForObjectImageDistance } from './lens/object-image-distance';
export { thinLensMagnification } from './lens/thin-lens';
export {
  fieldOfViewAtWorkingDistance,
  focalLengthAtWorkingDistance,
  workingDistanceForFieldOfView,
} from './lens/working-distance';
export { dataRateMBs, frameBytes, megabits } from './link/data-rate';
export { linkInterface, linkInterfaces } from './link/interfaces';
export { defaultPixelFormat, pixelFormats } from './link/pixel-formats';
export { longestExposureUs, motionBlurUm } from './motion/blur';
export { diagonalOfFormatName } from './sensor/diagonal-of-name';
export { sensorFormats } from './sensor/sensor-formats';
export { sensorSide } from './sensor/sensor-size';
export { electronsOfSnr, shotNoiseLevels } from './sensor/shot-noise';
export { besselJ1 } from './sharpness/bessel-j1';
export { airyDiameter } from './sharpness/diffraction';
export { ratedLensMtf, usualRatedContrast } from './sharpness/lens-rating';
export { defocusMtf, diffractionMtf, motionMtf, pixelMtf, systemMtf } from './sharpness/mtf';
export { nyquistFrequency } from './sharpness/nyquist';
export { resolvableFrequency } from './sharpness/resolvable-frequency';
export { encoderFrequencyHz, encoderMmPerPulse, linesPerPulse, wheelCircumferenceMm } from './timing/encoder';
export { acceptedAspectError, type EncoderPlan } from './timing/encoder-plan';
export { lineRate, lineRateWithMargin, longestLineExposureUs, suggestedLineRateMargin } from './timing/line-rate';
export { type EncoderInput, planEncoder } from './timing/plan-encoder';
export { linkRate } from './timing/rate-limits';
