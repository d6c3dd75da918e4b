export { edgeAngle, edgeIllumination } from './edge-illumination';
export { effectiveFNumber } from './effective-f-number';
export {
  effectiveFNumberOfAperture,
  imageNumericalAperture,
  objectNumericalAperture,
} from './numerical-aperture';
export { exposureRatio, relativeIlluminance } from './relative-exposure';
