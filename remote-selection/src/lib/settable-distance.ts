import type { Lens, Requirements } from '@shixuan/optics/model';

type Need = Pick<Requirements, 'task'>;

/** From here on a distance is set up in whole millimetres, below in tenths. */
const WHOLE_FROM_MM = 100;
/** Finer than a thousandth nothing is mounted. */
const MOST_DECIMALS = 3;

/** Decimals with which a distance is set by hand: as its size is measured, or as the tolerance of the mounting asks, mm. */
function decimalsOf(mm: number, toleranceMm: number): number {
  const usual = mm >= WHOLE_FROM_MM ? 0 : 1;
  const asked = toleranceMm > 0 ? Math.ceil(-Math.log10(toleranceMm)) : 0;
  return Math.min(MOST_DECIMALS, Math.max(usual, asked));
}

/**
 * A working distance as one can set it, mm: what was computed is rounded, what the task or the maker of the lens states stays as stated.
 * The exact figure belongs to the derivation.
 * @param mm the computed one
 */
export function settableDistanceMm(mm: number, { task }: Need, lens: Lens | null | undefined): number {
  const { minMm, maxMm } = task.workingDistance;
  const stated = [minMm, maxMm, lens?.kind === 'fixed' ? lens.workingDistanceMm : null];
  const same = stated.find(each => each !== null && Math.abs(each - mm) < 1e-6 * mm);
  return same ?? Number(mm.toFixed(decimalsOf(mm, task.workingDistanceToleranceMm)));
}
