import type { Trace } from '../../formula/trace';
import { farLimit, nearLimit, reachesInfinity } from './depth-limits';
import { hyperfocalDistance } from './hyperfocal';

export interface DepthOfField {
  hyperfocalMm: number;
  /** From the front principal plane, like the object distance. */
  nearMm: number;
  /** Null without a far limit. */
  farMm: number | null;
  /** Near to far limit; null without a far limit. */
  depthMm: number | null;
  farAtInfinity: boolean;
  /** Computed on access. */
  readonly traces: Trace[];
}

/**
 * Near and far limit of sharpness for a circle of confusion. Valid at any distance. The result is geometric: near and above a
 * magnification of 1, add or compare the wave-optics term.
 * @throws OpticsInputError for a value outside its range, or an object within the focal length
 */
export function depthOfField(setting: {
  focalLengthMm: number;
  objectDistanceMm: number;
  fNumber: number;
  circleOfConfusionMm: number;
}): DepthOfField {
  const { focalLengthMm, objectDistanceMm, fNumber, circleOfConfusionMm } = setting;
  const stop = { focalLengthMm, fNumber, circleOfConfusionMm };
  const hyperfocalMm = hyperfocalDistance(stop);
  const focus = { hyperfocalMm, objectDistanceMm, focalLengthMm };
  const nearMm = nearLimit(focus);
  const farAtInfinity = reachesInfinity(focus);
  const farMm = farAtInfinity ? null : farLimit(focus);
  return {
    hyperfocalMm,
    nearMm,
    farMm,
    depthMm: farMm === null ? null : farMm - nearMm,
    farAtInfinity,
    get traces() {
      const near = [hyperfocalDistance.trace(stop), nearLimit.trace(focus)];
      return farAtInfinity ? near : [...near, farLimit.trace(focus)];
    },
  };
}
