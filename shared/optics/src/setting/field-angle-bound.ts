import { ownRule } from '../formula/sources/own-rule';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { widestLens } from '../physics/coverage/largest-circle';
import { lensFacts } from './lens-facts';

/** Deepest entrance pupil behind the lens front where the length of the lens is not stated, in diameters of its image circle. */
const deepestPupil = {
  circles: 2,
  source: ownRule(
    '工作距离未标注的定倍镜头也有界：入瞳不深于镜头全长（未标注时不深于像圈的 2 倍），全视场角不超过 112°',
  ),
} as const;

export const fieldAngleBoundSource = deepestPupil.source;

/**
 * How deep behind its front the entrance pupil of a lens of unknown distance may lie, mm. NaN: nothing bounds it, as of telecentric
 * lenses, or the distance is stated.
 */
export function deepestPupilMm(lens: Lens): number {
  if (lens.kind !== 'fixed' || lens.telecentric !== null || lens.workingDistanceMm !== null) return Number.NaN;
  const { imageCircleMm, largestCircleMm } = lensFacts(lens);
  return lens.lengthMm ?? deepestPupil.circles * (imageCircleMm ?? largestCircleMm ?? Number.NaN);
}

const halfAngle = Math.tan((widestLens.fullAngleDeg / 360) * Math.PI);

/** Shortest distance from the lens front, mm, from which the widest lens sees the object; NaN: the lens is not bounded by it. */
export const leastDistanceByAngleMm = ({ objectDiagonalMm }: Requirements, pupilMm: number): number =>
  Math.max(0, objectDiagonalMm / 2 / halfAngle - pupilMm);
