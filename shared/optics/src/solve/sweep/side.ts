import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { Families } from '../families/families';
import { ParetoFront } from '../pareto/pareto-front';

/** Systems that do the task and lie on one side of the chosen direction; without a direction all are on the chosen side. */
export interface Side {
  families: Families;
  paretoFront: ParetoFront;
  /** Systems, and how many of them have data for every deciding check. */
  feasible: number;
  decided: number;
}

export const emptySide = ({ sensors, lensSeries, lensVolume }: PreparedCatalogue): Side => ({
  families: new Families(sensors.length, lensSeries.length, lensVolume),
  paretoFront: new ParetoFront(),
  feasible: 0,
  decided: 0,
});

/**
 * 方向放宽: whether the other side is shown. Where nothing lies on the chosen one; and where of what lies there nobody can say
 * whether it does the task, while something on the other side is known to.
 */
export function relaxes(
  chosen: Readonly<Pick<Side, 'feasible' | 'decided'>>,
  other: Readonly<Pick<Side, 'feasible' | 'decided'>>,
): boolean {
  if (chosen.feasible === 0) return other.feasible > 0;
  return chosen.decided === 0 && other.decided > 0;
}
