import type { Trace } from '../../formula/trace';
import { farFieldFieldOfView, farFieldFocalLength, farFieldObjectDistance, farFieldSensorSide } from './far-field';
import { fieldOfView, focalLength, objectDistanceForFieldOfView, sensorSideForFieldOfView } from './thin-lens';

/** Exact thin lens, or the far-field approximation for comparison with other tools. */
export type LensMode = 'exact' | 'far-field';

export interface LensSetting {
  sensorSideMm: number;
  fieldOfViewMm: number;
  /** From the front principal plane. */
  objectDistanceMm: number;
  focalLengthMm: number;
}

const solvers = {
  exact: {
    sensorSideMm: sensorSideForFieldOfView,
    fieldOfViewMm: fieldOfView,
    objectDistanceMm: objectDistanceForFieldOfView,
    focalLengthMm: focalLength,
  },
  'far-field': {
    sensorSideMm: farFieldSensorSide,
    fieldOfViewMm: farFieldFieldOfView,
    objectDistanceMm: farFieldObjectDistance,
    focalLengthMm: farFieldFocalLength,
  },
};

export interface SolvedLens {
  setting: LensSetting;
  trace: Trace;
}

/**
 * Solves sensor side, field of view, object distance or focal length from the other three.
 * @param wanted the quantity to solve for, which is ignored in `setting`
 * @throws OpticsInputError for a value outside its range, or an object within the focal length
 */
export function solveLens(
  wanted: keyof LensSetting,
  known: Partial<LensSetting>,
  mode: LensMode = 'exact',
): SolvedLens {
  const setting = { ...notGiven, ...known };
  const solver = solvers[mode][wanted];
  return { setting: { ...setting, [wanted]: solver(setting) }, trace: solver.trace(setting) };
}

/** A missing value becomes NaN, which the formula refuses by the name of the input. */
const notGiven: LensSetting = {
  sensorSideMm: Number.NaN,
  fieldOfViewMm: Number.NaN,
  objectDistanceMm: Number.NaN,
  focalLengthMm: Number.NaN,
};
