export {
  type AccuracyDemand,
  accuracyKinds,
  defaultGaugeRatio,
  objectPixelForFeature,
  objectPixelForTolerance,
  type RequiredObjectPixel,
  requiredObjectPixel,
} from './accuracy-demand';
export { bayerFactor, bayerObjectPixel } from './bayer';
export { fieldForFill, fieldWithMargin, suggestedFieldMargin } from './field-margin';
export { type FieldFit, fitField, fitFieldBothWays, type Orientation, traceFit } from './fit-object';
export {
  fieldOfObjectPixels,
  objectPixel,
  objectPixelFromMagnification,
  pixelsForFeature,
  pixelsForObjectPixel,
} from './object-pixel';
export { fewestPixelsPerFeature, type PixelsPerFeature, pixelsPerFeatureByTask } from './pixels-per-feature';
export { measuringRepeatability, type SubPixelFactor, subPixelFactors } from './sub-pixel-factor';
