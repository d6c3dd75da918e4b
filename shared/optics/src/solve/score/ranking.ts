import type { FeasibilityTier } from './feasibility-tier';

/** Criteria that rank a feasible system; numbers only. */
export interface Rank {
  /** Compared first. */
  feasibilityTier: FeasibilityTier;
  /** 方向放宽: the system lies on the other side of a chosen direction. A list holds one side only. */
  relaxed: boolean;
  /** 0 to 100. */
  score: number;
  /** Share by which the field is larger than asked for. */
  excess: number;
  /** Volume of the lens, mm³; Infinity where it is not stated. */
  volumeMm3: number;
  /** Indices of camera and lens in the order of brand and model. */
  camera: number;
  lens: number;
}

/** Scores within one step are equal, because the parts of the score are not more precise. */
export const scoreStep = 0.1;

/** Sums of round weights lie on half steps. They are rounded up, whatever the order of the sum. */
export const scoreSteps = (score: number): number => Math.round(score / scoreStep + 1e-7);

/**
 * Total order, the best first: feasibility tier, chosen side, score to a tenth, smaller excess of the field, smaller lens, then
 * brand and model of the camera and of the lens. The result does not depend on the order of the catalogue.
 */
export function compareRanks(a: Rank, b: Rank): number {
  if (a.feasibilityTier !== b.feasibilityTier) return a.feasibilityTier - b.feasibilityTier;
  if (a.relaxed !== b.relaxed) return a.relaxed ? 1 : -1;
  const score = scoreSteps(b.score) - scoreSteps(a.score);
  if (score !== 0) return score;
  const excess = Math.round(a.excess * 1e6) - Math.round(b.excess * 1e6);
  if (excess !== 0) return excess;
  // Two unknown sizes are equal; their difference is NaN.
  if (a.volumeMm3 !== b.volumeMm3) return a.volumeMm3 - b.volumeMm3;
  return a.camera - b.camera || a.lens - b.lens;
}

/** Copies in place: the sweep reuses one rank for hundreds of thousands of systems. */
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
