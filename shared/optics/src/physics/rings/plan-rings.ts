import { extension, ringNeeded } from './extension';
import { farWorkingDistanceWithRing, nearWorkingDistanceWithRing } from './ring-magnification';
import { type RingStack, ringStacks } from './stock-rings';

export interface RingTask {
  focalLengthMm: number;
  /** Wanted. */
  magnification: number;
  /** Of the lens at its shortest distance; null = 未标注: then no focus travel is counted on. */
  minDistanceMagnification: number | null;
  principalPlaneOffsetMm: number;
}

export interface RingPlan extends RingStack {
  /** Magnifications that ring and focus travel reach together. */
  magnificationRange: { min: number; max: number };
  workingDistanceRange: { nearMm: number; farMm: number };
  /** Is the wanted magnification within the range? */
  reaches: boolean;
  /** The wanted magnification, or the nearest this stack reaches. */
  achievedMagnification: number;
}

export interface RingPlans {
  /** Ideal thickness, mm; 0 when the lens focuses that close by itself. */
  neededMm: number;
  travelKnown: boolean;
  /** Best first: stacks that reach, fewest pieces, thinnest; then the others by how near they come. */
  plans: RingPlan[];
}

/**
 * Stock rings that bring a lens to a magnification, with the working distances each allows.
 * An empty list of plans with a thickness needed means: no stack of stock rings is short enough for this lens.
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

/** Sums of decimal thicknesses may miss by a rounding error. */
const sameMagnification = 1e-9;

const better = (wanted: number) => (a: RingPlan, b: RingPlan) =>
  Number(b.reaches) - Number(a.reaches) ||
  (a.reaches ? 0 : missOf(a, wanted) - missOf(b, wanted)) ||
  a.piecesMm.length - b.piecesMm.length ||
  a.thicknessMm - b.thicknessMm;

const missOf = (plan: RingPlan, wanted: number) => Math.abs(Math.log(plan.achievedMagnification / wanted));
