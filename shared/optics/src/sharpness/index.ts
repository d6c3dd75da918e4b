export { besselJ1 } from './bessel-j1';
export { airyDiameter, cutOffFrequency, fNumberForAiry, twoPointResolution } from './diffraction';
export { ratedLensMtf, ratedPixelSize, usualRatedContrast } from './lens-rating';
export { defocusMtf, diffractionMtf, motionMtf, pixelMtf, systemMtf } from './mtf';
export { nyquistFrequency, objectNyquistFrequency } from './nyquist';
export { resolvableContrast, resolvableFrequency } from './resolvable-frequency';
export {
  type Resolving,
  type ResolvingVerdict,
  resolvingLimits,
  resolvingVerdict,
} from './resolving-verdict';
