import { checkPositive } from '../../formula/optics-input-error';
import { consequence, deviationPct, type Side, sideOf } from './deviation';
import type { Direction } from './direction';
import type { RecommendedQuantity } from './quantities';

export interface Recommendation<C> {
  candidate: C;
  value: number;
  deviationPct: number;
  side: Side;
  /** 方向放宽: the candidate is on the other side, because the chosen side is empty. */
  relaxed: boolean;
  /** False: the candidate breaks a hard constraint, and is shown only because no candidate meets all of them. */
  admissible: boolean;
  consequence: string;
}

export interface RecommendationTask<C> {
  candidates: readonly C[];
  /** Null or undefined = not stated: such a candidate is neither recommended nor excluded. */
  valueOf: (candidate: C) => number | null | undefined;
  /** The computed value. */
  target: number;
  direction: Direction;
  quantity: RecommendedQuantity;
  /** Hard constraints: object fully in view, accuracy, mount, image circle. */
  admissible?: (candidate: C) => boolean;
  /** Order of candidates of the same value: negative puts `a` first. The order of `candidates` breaks remaining ties. */
  tieBreak?: (a: C, b: C) => number;
}

export interface Recommendations<C> {
  /** The best first; empty only when no candidate states the quantity. */
  ranked: readonly Recommendation<C>[];
  /** Candidates whose data sheet does not state the quantity. */
  unknown: readonly C[];
}

/**
 * Ranks candidates by nearness in ratio, |ln(x ÷ x₀)|, on the side asked for. Equally near ones: the safe side first. A value
 * equal to the target is on either side. An empty side gives the nearest of the other side, marked as relaxed.
 * @throws OpticsInputError unless x₀ > 0
 */
export function recommend<C>(task: RecommendationTask<C>): Recommendations<C> {
  checkPositive('target', task.quantity.label, task.target);
  const unknown: C[] = [];
  const known: Recommendation<C>[] = [];
  for (const candidate of task.candidates) {
    const value = task.valueOf(candidate);
    if (value === undefined || value === null || !Number.isFinite(value) || value <= 0) unknown.push(candidate);
    else known.push(describe(task, candidate, value));
  }
  const keeping = known.filter(({ admissible }) => admissible);
  const allowed = keeping.length > 0 ? keeping : known;
  const onSide = allowed.filter(({ relaxed }) => !relaxed);
  const chosen = onSide.length > 0 ? onSide : allowed;
  return { ranked: chosen.sort((a, b) => compare(task, a, b)), unknown };
}

function describe<C>(task: RecommendationTask<C>, candidate: C, value: number): Recommendation<C> {
  const { target, direction, quantity } = task;
  const side = sideOf(value, target, quantity);
  return {
    candidate,
    value,
    deviationPct: deviationPct(value, target),
    side,
    relaxed: (direction === 1 && side === 'below') || (direction === 2 && side === 'above'),
    admissible: task.admissible?.(candidate) ?? true,
    consequence: consequence(value, target, quantity),
  };
}

function compare<C>(task: RecommendationTask<C>, a: Recommendation<C>, b: Recommendation<C>): number {
  const nearness = distanceStep(a.value, task.target) - distanceStep(b.value, task.target);
  return (
    nearness || risk(task.quantity, a) - risk(task.quantity, b) || (task.tieBreak?.(a.candidate, b.candidate) ?? 0)
  );
}

/**
 * Distance in steps of the relative epsilon, so that rounding errors do not separate equal candidates, and the order stays
 * transitive.
 */
const distanceStep = (value: number, target: number): number => Math.round(Math.abs(Math.log(value / target)) * 1e6);

const risk = ({ safe }: RecommendedQuantity, { side }: Recommendation<unknown>): number =>
  Number((safe === 'up' && side === 'below') || (safe === 'down' && side === 'above'));
