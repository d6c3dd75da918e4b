import { recommendedQuantity } from '../../model/recommendation/quantities';
import type { DirectedQuantity, Direction, ImagingTask } from '../../model/task/imaging-task';
import type { Requirements } from '../../model/task/requirements';
import type { PairFigures } from './pair-figures';

/** Comparison of a pair with the computed quantities. */
export interface Directed {
  /** 1 at the computed values; decreases with the ratio to them. */
  nearness: number;
  /** 方向放宽: the pair lies on the other side of a chosen direction. */
  relaxed: boolean;
}

/**
 * Compares a pair with the computed quantities; all of them must lie on their chosen sides. Resolution is compared with the
 * pixels that field and accuracy require. Focal length is compared with the one that shows exactly the field at this object
 * distance; for lenses with a printed magnification, that magnification is compared with sensor over field. The field is
 * compared with the one asked for, along the side that decides. The working distance is compared with the middle of its range.
 * Field and distance count only where a direction was chosen for them, because otherwise they follow from the others.
 * @param into is overwritten
 */
export function directed(need: Requirements, figures: PairFigures, into: Directed): void {
  const { directions, aimedDistanceMm } = need;
  const width = need.fieldWidthMm / figures.fieldWidthMm;
  const overField = need.lineScan ? width : Math.max(width, need.fieldHeightMm / figures.fieldHeightMm);
  const free = noneChosen(directions);
  let near = 1;
  let judged = 0;
  into.relaxed = false;
  if (free || directions.resolution !== 0) {
    // Actual pixels across the actual field, over the pixels that were asked for.
    const ratio = need.objectPixelMm / figures.objectPixelMm / overField;
    near *= nearnessOf(ratio);
    into.relaxed ||= otherSide(ratio, directions.resolution, equal.resolution);
    judged++;
  }
  // Not by a variable key: V8 reads such a one five times as long, for every pair.
  const direction = figures.fixed ? directions.magnification : directions.focalLength;
  if (free || direction !== 0) {
    const ratio = figures.fixed ? overField : focalLengthRatio(figures.magnification, overField);
    near *= nearnessOf(ratio);
    into.relaxed ||= otherSide(ratio, direction, figures.fixed ? equal.magnification : equal.focalLength);
    judged++;
  }
  if (directions.fieldOfView !== 0) {
    near *= nearnessOf(1 / overField);
    into.relaxed ||= otherSide(1 / overField, directions.fieldOfView, equal.fieldOfView);
    judged++;
  }
  if (directions.workingDistance !== 0 && aimedDistanceMm !== null) {
    const ratio = figures.workingDistanceMm / aimedDistanceMm;
    near *= nearnessOf(ratio);
    into.relaxed ||= otherSide(ratio, directions.workingDistance, equal.workingDistance);
    judged++;
  }
  // The geometric mean of the two sides.
  into.nearness = judged === 2 ? Math.sqrt(near) : judged > 2 ? near ** (1 / judged) : near;
}

/** Focal length over the one that would show exactly the field, at the same object distance. */
function focalLengthRatio(magnification: number, overField: number): number {
  const wanted = magnification / overField;
  return (magnification * (1 + wanted)) / ((1 + magnification) * wanted);
}

const equal: Readonly<Record<DirectedQuantity, number>> = {
  resolution: recommendedQuantity('resolution').equalWithin,
  focalLength: recommendedQuantity('focal-length').equalWithin,
  magnification: recommendedQuantity('magnification').equalWithin,
  fieldOfView: recommendedQuantity('field-of-view').equalWithin,
  workingDistance: recommendedQuantity('working-distance').equalWithin,
};

/** Once a direction is chosen, only chosen quantities count. */
export const noneChosen = (directions: ImagingTask['directions']): boolean =>
  directions.resolution === 0 &&
  directions.focalLength === 0 &&
  directions.magnification === 0 &&
  directions.fieldOfView === 0 &&
  directions.workingDistance === 0;

/** A figure that is not stated has nearness 0 and lies on no side. */
const nearnessOf = (ratio: number) => (Number.isNaN(ratio) ? 0 : Math.min(ratio, 1 / ratio));

const otherSide = (ratio: number, direction: Direction, equalWithin: number) =>
  (direction === 1 && ratio < 1 - equalWithin) || (direction === 2 && ratio > 1 + equalWithin);
