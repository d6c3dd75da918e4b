export {
  perspectiveSizeError,
  telecentricEdgeError,
  telecentricSizeError,
  telecentricSlope,
} from './height-errors';
export {
  telecentricFrontElement,
  telecentricImageCircle,
  telecentricMagnification,
} from './telecentric-magnification';
