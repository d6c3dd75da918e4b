export {
  type CircleOfConfusion,
  circleOfConfusionByFormat,
  circleOfConfusionByFormatSource,
  circlesOfConfusion,
} from './circle-of-confusion';
export { closeUpDepth, fixedMagnificationDepth, waveDepth } from './close-up-depth';
export { defocusBlur, telecentricDefocusBlur } from './defocus-blur';
export { farLimit, hyperfocalNearLimit, nearLimit, reachesInfinity } from './depth-limits';
export { type DepthOfField, depthOfField } from './depth-of-field';
export { hyperfocalDistance, hyperfocalDistanceApproximate } from './hyperfocal';
export { impliedBlur, telecentricDepth, telecentricDepthFactors } from './telecentric-depth';
