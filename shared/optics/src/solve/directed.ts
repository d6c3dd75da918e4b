import { recommendedQuantity } from '../recommendation/quantities';
import type { Direction, ImagingTask } from '../task/imaging-task';
import type { Requirements } from '../task/requirements';
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
 * sensor over field.
 * @param into written over
 */
export function directed(need: Requirements, figures: PairFigures, into: Directed): void {
  const { directions } = need.task;
  const width = need.fieldWidthMm / figures.fieldWidthMm;
  const overField = need.lineScan ? width : Math.max(width, need.fieldHeightMm / figures.fieldHeightMm);
  let near = 1;
  let judged = 0;
  into.relaxed = false;
  if (counts(directions, 'resolution')) {
    // Pixels across the field as it is, each as fine as it is, against the pixels that were asked for.
    const ratio = need.objectPixelMm / figures.objectPixelMm / overField;
    near *= Math.min(ratio, 1 / ratio);
    into.relaxed ||= otherSide(ratio, directions.resolution, equal.resolution);
    judged++;
  }
  const quantity = figures.fixed ? 'magnification' : 'focalLength';
  if (counts(directions, quantity)) {
    const ratio = figures.fixed ? overField : focalLengthRatio(figures.magnification, overField);
    near *= Math.min(ratio, 1 / ratio);
    into.relaxed ||= otherSide(ratio, directions[quantity], equal[quantity]);
    judged++;
  }
  // Their geometric mean.
  into.nearness = judged === 2 ? Math.sqrt(near) : near;
}

/** At one object distance, of the lens that is there over the one that would show just the field. */
function focalLengthRatio(magnification: number, overField: number): number {
  const wanted = magnification / overField;
  return (magnification * (1 + wanted)) / ((1 + magnification) * wanted);
}

const equal = {
  resolution: recommendedQuantity('resolution').equalWithin,
  focalLength: recommendedQuantity('focal-length').equalWithin,
  magnification: recommendedQuantity('magnification').equalWithin,
};

/** Once a direction is chosen, only chosen ones count. */
function counts(directions: ImagingTask['directions'], quantity: keyof ImagingTask['directions']): boolean {
  if (directions[quantity] !== 0) return true;
  return directions.resolution === 0 && directions.focalLength === 0 && directions.magnification === 0;
}

const otherSide = (ratio: number, direction: Direction, equalWithin: number) =>
  (direction === 1 && ratio < 1 - equalWithin) || (direction === 2 && ratio > 1 + equalWithin);
