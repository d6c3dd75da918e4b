import type { FeasibilityTier } from './feasibility-tier';

/** What ranks a system that does the task; numbers only. */
export interface Rank {
  /** Who is known to do all of the task comes before who is not. */
  feasibilityTier: FeasibilityTier;
  /** 方向放宽: it lies on the other side of a direction that was chosen. A list is of one side. */
  relaxed: boolean;
  /** 0 to 100. */
  score: number;
  /** How much larger the field is than asked for. */
  excess: number;
  /** Of the lens, mm³; Infinity where it is not stated. */
  volumeMm3: number;
  /** Places of camera and lens in the order of brand and model. */
  camera: number;
  lens: number;
}

/** Scores closer than this are alike: the parts of the score are no finer. */
export const scoreStep = 0.1;

/** Sums of round weights fall on halves of a step: those are rounded up, whatever the order of the sum. */
export const scoreSteps = (score: number): number => Math.round(score / scoreStep + 1e-7);

/**
 * Total order, the best first: known to do all of the task, on the chosen side, score to a tenth, smaller excess of the field, smaller lens, then brand and
 * model of the camera and of the lens. The same whatever the order of the catalogue.
 */
export function compareRanks(a: Rank, b: Rank): number {
  if (a.feasibilityTier !== b.feasibilityTier) return a.feasibilityTier - b.feasibilityTier;
  if (a.relaxed !== b.relaxed) return a.relaxed ? 1 : -1;
  const score = scoreSteps(b.score) - scoreSteps(a.score);
  if (score !== 0) return score;
  const excess = Math.round(a.excess * 1e6) - Math.round(b.excess * 1e6);
  if (excess !== 0) return excess;
  // Two unknown sizes are alike; their difference is no number.
  if (a.volumeMm3 !== b.volumeMm3) return a.volumeMm3 - b.volumeMm3;
  return a.camera - b.camera || a.lens - b.lens;
}

/** Written over: the sweep makes one rank for hundreds of thousands of systems. */
export function copyRank(from: Readonly<Rank>, into: Rank): void {
  into.feasibilityTier = from.feasibilityTier;
  into.relaxed = from.relaxed;
  into.score = from.score;
  into.excess = from.excess;
  into.volumeMm3 = from.volumeMm3;
  into.camera = from.camera;
  into.lens = from.lens;
}

export const copyOf = ({ feasibilityTier, relaxed, score, excess, volumeMm3, camera, lens }: Readonly<Rank>): Rank => ({
  feasibilityTier,
  relaxed,
  score,
  excess,
  volumeMm3,
  camera,
  lens,
});
