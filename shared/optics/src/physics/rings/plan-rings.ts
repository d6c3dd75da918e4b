import { extension, ringNeeded } from './extension';
import { farWorkingDistanceWithRing, nearWorkingDistanceWithRing } from './ring-magnification';
import { type RingStack, ringStacks } from './stock-rings';

export interface RingTask {
  focalLengthMm: number;
  /** Magnification asked for. */
  magnification: number;
  /** Magnification of the lens at its shortest distance; null = 未标注: no focus travel is assumed. */
  minDistanceMagnification: number | null;
  principalPlaneOffsetMm: number;
}

export interface RingPlan extends RingStack {
  /** Magnifications within reach of ring and focus travel together. */
  magnificationRange: { min: number; max: number };
  workingDistanceRange: { nearMm: number; farMm: number };
  /** Whether the magnification asked for is within the range. */
  reaches: boolean;
  /** The magnification asked for, or the nearest within reach. */
  achievedMagnification: number;
}

export interface RingPlans {
  /** Ideal thickness, mm; 0 when the lens focuses at this distance without rings. */
  neededMm: number;
  travelKnown: boolean;
  /** Stacks within reach first, by fewest pieces, then thinnest; then the others by their deviation. */
  plans: RingPlan[];
}

/**
 * Plans stock rings for a magnification, with the working distances that each stack allows. An empty list with a needed
 * thickness means that no stack of stock rings is short enough for this lens.
 * @throws OpticsInputError for values outside the range of the quantities
 */
export function planRings(task: RingTask): RingPlans {
  const { focalLengthMm, magnification, minDistanceMagnification } = task;
  const travelKnown = minDistanceMagnification !== null;
  const own = minDistanceMagnification ?? 0;
  const neededMm = travelKnown
    ? Math.max(0, ringNeeded({ focalLengthMm, magnification, minDistanceMagnification: own }))
    : extension({ focalLengthMm, magnification });
  if (neededMm === 0) return { neededMm, travelKnown, plans: [] };
  const plans = ringStacks(focalLengthMm).map(stack => planOf(stack, task, own));
  return { neededMm, travelKnown, plans: plans.sort(better(magnification)) };
}

function planOf(stack: RingStack, task: RingTask, own: number): RingPlan {
  const { focalLengthMm, principalPlaneOffsetMm, magnification } = task;
  const lens = { focalLengthMm, ringMm: stack.thicknessMm, principalPlaneOffsetMm };
  const min = stack.thicknessMm / focalLengthMm;
  const max = min + own;
  const achievedMagnification = Math.min(max, Math.max(min, magnification));
  return {
    ...stack,
    magnificationRange: { min, max },
    workingDistanceRange: {
      nearMm: nearWorkingDistanceWithRing({ ...lens, minDistanceMagnification: own }),
      farMm: farWorkingDistanceWithRing(lens),
    },
    reaches: Math.abs(achievedMagnification / magnification - 1) < sameMagnification,
    achievedMagnification,
  };
}

/** Tolerance for rounding errors in sums of decimal thicknesses. */
const sameMagnification = 1e-9;

const better = (wanted: number) => (a: RingPlan, b: RingPlan) =>
  Number(b.reaches) - Number(a.reaches) ||
  (a.reaches ? 0 : missOf(a, wanted) - missOf(b, wanted)) ||
  a.piecesMm.length - b.piecesMm.length ||
  a.thicknessMm - b.thicknessMm;

const missOf = (plan: RingPlan, wanted: number) => Math.abs(Math.log(plan.achievedMagnification / wanted));
