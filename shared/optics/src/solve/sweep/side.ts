import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { Families } from '../families/families';
import { ParetoFront } from '../pareto/pareto-front';

/** Feasible systems on one side of the chosen direction. Without a direction all systems are on the chosen side. */
export interface Side {
  families: Families;
  paretoFront: ParetoFront;
  /** Number of systems, and of those with data for every deciding check. */
  feasible: number;
  decided: number;
}

export const emptySide = ({ sensors, lensSeriesKinds, lensVolume }: PreparedCatalogue): Side => ({
  families: new Families(sensors.length, lensSeriesKinds, lensVolume),
  paretoFront: new ParetoFront(),
  feasible: 0,
  decided: 0,
});

/**
 * 方向放宽: whether the other side is shown. It is shown where the chosen side is empty, or where every system on the chosen side
 * is undecided while the other side has a decided one.
 */
export function relaxes(
  chosen: Readonly<Pick<Side, 'feasible' | 'decided'>>,
  other: Readonly<Pick<Side, 'feasible' | 'decided'>>,
): boolean {
  if (chosen.feasible === 0) return other.feasible > 0;
  return chosen.decided === 0 && other.decided > 0;
}
