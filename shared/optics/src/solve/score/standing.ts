import { atLeast } from '../../formula/compare';
import type { Requirements } from '../../model/task/requirements';

/**
 * How far it is known that a system that misses nothing does its task; the lower comes first, whatever the scores. 0: all that was
 * entered. 1: all but the difference of height, which is sharp for the accuracy asked for and not for the camera's own pixel.
 * 2: a figure that decides is not stated.
 */
export type Standing = 0 | 1 | 2;

export const standings = { full: 0, shallow: 1, open: 2 } as const satisfies Record<string, Standing>;

/** @param depthOfFieldMm NaN: not to be told; then it is no reason to come later */
export function standingOf({ depthMm }: Requirements, undecided: boolean, depthOfFieldMm: number): Standing {
  if (undecided) return standings.open;
  const short = depthMm > 0 && !Number.isNaN(depthOfFieldMm) && !atLeast(depthOfFieldMm, depthMm);
  return short ? standings.shallow : standings.full;
}
