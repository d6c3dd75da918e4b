import { checkPositive } from '../../formula/check-positive';
import { consequence, deviationPct, type Side, sideOf } from './deviation';
import type { Direction } from './direction';
import type { RecommendedQuantity } from './quantities';

export interface Recommendation<C> {
  candidate: C;
  value: number;
  deviationPct: number;
  side: Side;
  /** 方向放宽: it lies on the other side, as there is nothing on the chosen one. */
  relaxed: boolean;
  /** False: it breaks a hard constraint, and is shown only because nothing keeps them all. */
  admissible: boolean;
  consequence: string;
}

export interface RecommendationTask<C> {
  candidates: readonly C[];
  /** Null or undefined = not stated: neither recommended nor ruled out. */
  valueOf: (candidate: C) => number | null | undefined;
  /** What was computed. */
  target: number;
  direction: Direction;
  quantity: RecommendedQuantity;
  /** Hard constraints: object wholly in view, accuracy met, mount, circle. */
  admissible?: (candidate: C) => boolean;
  /** Between candidates of the same value: below 0 puts `a` first. Then the order of `candidates` counts. */
  tieBreak?: (a: C, b: C) => number;
}

export interface Recommendations<C> {
  /** The best first; empty only when no candidate states the quantity. */
  ranked: readonly Recommendation<C>[];
  /** Candidates whose data sheet does not state the quantity. */
  unknown: readonly C[];
}

/**
 * Candidates by nearness in ratio, |ln(x ÷ x₀)|, on the side that was asked for. Equally near ones: the safe side first. Equal to
 * the target counts as either side. Nothing on that side: the nearest of the other, marked. @throws OpticsInputError unless x₀ > 0
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
 * In steps of the relative epsilon, so that rounding errors do not part what is equally near, and the order stays
 * transitive.
 */
const distanceStep = (value: number, target: number): number => Math.round(Math.abs(Math.log(value / target)) * 1e6);

const risk = ({ safe }: RecommendedQuantity, { side }: Recommendation<unknown>): number =>
  Number((safe === 'up' && side === 'below') || (safe === 'down' && side === 'above'));
