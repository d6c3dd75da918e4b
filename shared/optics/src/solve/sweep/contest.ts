import { scoreStep, scoreSteps } from '../score/ranking';

/**
 * Cameras among which the best with a lens is found: those whose own points come within a step of the most and that earn more
 * than all before them, for of two that are alike the first in the catalogue is taken.
 */
export interface Choice {
  cameras: readonly number[];
  /** What each earns by itself; the largest is the last. */
  scores: readonly number[];
}

/** Cameras that come through, of which only the best and the fastest count. */
export interface Contest {
  best: Choice;
  fastest: Choice;
  /** Of the fastest, on the axis of the front. */
  rate: number;
}

/** A camera that comes through with a lens. */
export interface Entrant {
  camera: number;
  open: boolean;
  rate: number;
  score: number;
}

export function contest(entrants: readonly Entrant[]): Contest | null {
  if (entrants.length === 0) return null;
  let rate = 0;
  for (const entrant of entrants) rate = Math.max(rate, entrant.rate);
  const best = choice(entrants);
  const fastest = entrants.filter(entrant => entrant.rate === rate);
  return { best, fastest: fastest.length === entrants.length ? best : choice(fastest), rate };
}

/** Totals are compared by steps: who is less than one behind may be as good, and come first in the catalogue. */
function choice(entrants: readonly Entrant[]): Choice {
  let top = Number.NEGATIVE_INFINITY;
  for (const { score } of entrants) top = Math.max(top, score);
  const least = top - 1.01 * scoreStep;
  const cameras: number[] = [];
  const scores: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { camera, score } of entrants) {
    if (score <= least || score <= most) continue;
    most = score;
    cameras.push(camera);
    scores.push(score);
  }
  return { cameras, scores };
}

/** Place of the best with what all of them earn; the first in the order of the catalogue where several are. */
export function placeOfBest({ scores }: Choice, base: number): number {
  const last = scores.length - 1;
  if (last < 1) return 0;
  const steps = scoreSteps(base + (scores[last] ?? 0));
  let place = 0;
  while (place < last && scoreSteps(base + (scores[place] ?? 0)) < steps) place++;
  return place;
}
