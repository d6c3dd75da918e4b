import { scoreStep, scoreSteps } from './ranking';

/** Cameras among which the best with a lens is found: those whose own points come within a step of the most. */
export interface Choice {
  cameras: readonly number[];
  /** What each earns by itself. */
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
  const close = entrants.filter(({ score }) => score > top - 1.01 * scoreStep);
  return { cameras: close.map(({ camera }) => camera), scores: close.map(({ score }) => score) };
}

/** Place of the best with what all of them earn; the first in the order of the catalogue where several are. */
export function placeOfBest({ scores }: Choice, base: number): number {
  let best = 0;
  if (scores.length < 2) return best;
  let steps = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < scores.length; place++) {
    const own = scoreSteps(base + (scores[place] ?? 0));
    if (own <= steps) continue;
    steps = own;
    best = place;
  }
  return best;
}
