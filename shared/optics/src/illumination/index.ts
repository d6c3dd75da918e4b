export {
  adviseColour,
  type ColourAdvice,
  colourChoiceSources,
  type ObjectColour,
  type ObjectColourId,
  objectColour,
  objectColours,
} from './colour-choice';
export { colourOfTemperature, tannerHelland } from './colour-temperature';
export { adviseBandPass, assumedFilterIndex, type FilterAdvice } from './filter-advice';
export {
  bandPassWidthNm,
  crossedPolarisers,
  exposureFactorOfStops,
  filterFocalLengthLimit,
  plateFocusShiftMm,
  shiftedWavelengthNm,
  usualBandPass,
} from './filters';
export { irradianceRatio, irradianceRatioFar } from './irradiance';
export { type LedFamily, ledFamilies, ledFamily } from './led-families';
export { checkLightGeometry, type LightScene, type LightSize } from './light-geometry';
export { adviseTechniques, checkLightPath, type LightPathVerdict } from './light-path';
export {
  backlightSideMm,
  barLengthMm,
  coaxialSourceMm,
  collimatedBacklightDiameterMm,
  domeDiameterMm,
  lineLightLengthMm,
  telecentricViewOpeningMm,
  viewOpeningMm,
} from './light-size';
export { glareFreeRadiusMm, glareRingRadiusMm, lowAngleLimit, ringElevationDeg } from './mirror-image';
export {
  type DescribedPart,
  type LitFeature,
  type LitPart,
  litFeatureLabels,
  litPartProperties,
} from './part';
export { atLeast, atMost, type SizeCheck } from './size-check';
export { bruton, spectrumColour } from './spectrum-colour';
export { type LightTechnique, lightTechniques, type TechniqueId, techniqueOfShape } from './techniques';
