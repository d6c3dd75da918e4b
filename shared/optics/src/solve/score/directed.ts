import { recommendedQuantity } from '../../model/recommendation/quantities';
import type { DirectedQuantity, Direction, ImagingTask } from '../../model/task/imaging-task';
import type { Requirements } from '../../model/task/requirements';
import type { PairFigures } from './pair-figures';

/** How a pair stands to the computed quantities. */
export interface Directed {
  /** 1: on the computed values; falls with the distance in ratio. */
  nearness: number;
  /** 方向放宽: it lies on the other side of a direction that was chosen. */
  relaxed: boolean;
}

/**
 * The quantities together: all must lie on their sides. Resolution against the pixels that field and accuracy ask for; focal length
 * against the one that shows just the field at this object distance; of lenses with a printed magnification that one, against
 * sensor over field; the field seen against the one asked for, on the side that decides; the working distance against the middle
 * of its range. Field and distance count where they were chosen: else they follow from the others.
 * @param into written over
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
    // Pixels across the field as it is, each as fine as it is, against the pixels that were asked for.
    const ratio = need.objectPixelMm / figures.objectPixelMm / overField;
    near *= nearnessOf(ratio);
    into.relaxed ||= otherSide(ratio, directions.resolution, equal.resolution);
    judged++;
  }
  const quantity = figures.fixed ? 'magnification' : 'focalLength';
  if (free || directions[quantity] !== 0) {
    const ratio = figures.fixed ? overField : focalLengthRatio(figures.magnification, overField);
    near *= nearnessOf(ratio);
    into.relaxed ||= otherSide(ratio, directions[quantity], equal[quantity]);
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
  // Their geometric mean.
  into.nearness = judged === 2 ? Math.sqrt(near) : judged > 2 ? near ** (1 / judged) : near;
}

/** At one object distance, of the lens that is there over the one that would show just the field. */
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

/** Once a direction is chosen, only chosen ones count. */
const noneChosen = (directions: ImagingTask['directions']): boolean =>
  directions.resolution === 0 &&
  directions.focalLength === 0 &&
  directions.magnification === 0 &&
  directions.fieldOfView === 0 &&
  directions.workingDistance === 0;

/** What is not stated is near to nothing, and on no side. */
const nearnessOf = (ratio: number) => (Number.isNaN(ratio) ? 0 : Math.min(ratio, 1 / ratio));

const otherSide = (ratio: number, direction: Direction, equalWithin: number) =>
  (direction === 1 && ratio < 1 - equalWithin) || (direction === 2 && ratio > 1 + equalWithin);
