import type { Trace } from '../formula/trace';
import { farLimit, nearLimit, reachesInfinity } from './depth-limits';
import { hyperfocalDistance } from './hyperfocal';

export interface DepthOfField {
  hyperfocalMm: number;
  /** From the front principal plane, as the object distance. */
  nearMm: number;
  /** Null when everything beyond the near limit is sharp. */
  farMm: number | null;
  /** Near to far; null when there is no far limit. */
  depthMm: number | null;
  farAtInfinity: boolean;
  traces: Trace[];
}

/**
 * Near and far limit of what is sharp for a circle of confusion. Valid at any distance; geometric, so add or compare the
 * wave-optics term at magnifications near and above 1.
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
  const traces = [hyperfocalDistance.trace(stop), nearLimit.trace(focus)];
  if (reachesInfinity(focus)) {
    return { hyperfocalMm, nearMm, farMm: null, depthMm: null, farAtInfinity: true, traces };
  }
  const farMm = farLimit(focus);
  return {
    hyperfocalMm,
    nearMm,
    farMm,
    depthMm: farMm - nearMm,
    farAtInfinity: false,
    traces: [...traces, farLimit.trace(focus)],
  };
}
