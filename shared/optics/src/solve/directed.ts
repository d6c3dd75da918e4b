import type { Lens } from '../parts/lens';
import { recommendedQuantity } from '../recommendation/quantities';
import type { Setting } from '../setting/setting';
import type { Direction, ImagingTask } from '../task/imaging-task';
import type { Requirements } from '../task/requirements';

/** How a pair stands to the computed quantities. */
export interface Directed {
  /** 1: on the computed values; falls with the distance in ratio. */
  nearness: number;
  /** 方向放宽: it lies on the other side of a direction that was chosen. */
  relaxed: boolean;
}

/** Value over computed value of the quantities that a direction can be chosen for; null where a quantity does not apply. */
interface Ratios {
  resolution: number;
  focalLength: number | null;
  magnification: number | null;
}

/**
 * Resolution against the pixels that field and accuracy ask for; focal length against the one that shows just the field at this
 * object distance; of lenses with a printed magnification that one, against sensor over field.
 */
function ratiosOf(need: Requirements, lens: Lens, setting: Setting): Ratios {
  const { fieldWidthMm, fieldHeightMm, magnification, objectPixelMm } = setting;
  const width = need.fieldWidthMm / fieldWidthMm.nominal;
  const overField = need.lineScan ? width : Math.max(width, need.fieldHeightMm / fieldHeightMm.nominal);
  // Pixels across the field as it is, each as fine as it is, against the pixels that were asked for.
  const resolution = need.objectPixelMm / objectPixelMm.nominal / overField;
  if (lens.kind === 'fixed') return { resolution, focalLength: null, magnification: overField };
  const wanted = magnification.nominal / overField;
  const actual = magnification.nominal;
  return { resolution, focalLength: (actual * (1 + wanted)) / ((1 + actual) * wanted), magnification: null };
}

/** The quantities together: all must lie on their sides. */
export function directed(need: Requirements, lens: Lens, setting: Setting): Directed {
  const { resolution, focalLength, magnification } = ratiosOf(need, lens, setting);
  const { directions } = need.task;
  let off = 0;
  let relaxed = false;
  let judged = 0;
  if (counts(directions, 'resolution')) {
    off += Math.abs(Math.log(resolution));
    relaxed ||= otherSide(resolution, directions.resolution, equal.resolution);
    judged++;
  }
  if (focalLength !== null && counts(directions, 'focalLength')) {
    off += Math.abs(Math.log(focalLength));
    relaxed ||= otherSide(focalLength, directions.focalLength, equal.focalLength);
    judged++;
  }
  if (magnification !== null && counts(directions, 'magnification')) {
    off += Math.abs(Math.log(magnification));
    relaxed ||= otherSide(magnification, directions.magnification, equal.magnification);
    judged++;
  }
  return { nearness: judged === 0 ? 1 : Math.exp(-off / judged), relaxed };
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
