import { scoreStep, scoreSteps } from '../score/ranking';

/**
 * Cameras among which the best with a lens is found: those whose own score is within a step of the highest, and exceeds that of
 * every earlier camera. Of two equal cameras the first in the catalogue is taken.
 */
export interface CameraChoice {
  cameras: readonly number[];
  /** Score of each camera by itself, ascending. */
  scores: readonly number[];
}

/** The accepted cameras that can be the best, and those that can be the fastest. */
export interface BestCameras {
  best: CameraChoice;
  fastest: CameraChoice;
  /** Rate of the fastest, as a value on the rate axis of the Pareto front. */
  rate: number;
}

/** A camera that passes all checks with a lens. */
export interface AcceptedCamera {
  camera: number;
  open: boolean;
  rate: number;
  score: number;
}

export function bestCameras(accepted: readonly AcceptedCamera[]): BestCameras | null {
  if (accepted.length === 0) return null;
  let rate = 0;
  for (const camera of accepted) rate = Math.max(rate, camera.rate);
  const best = choice(accepted);
  const fastest = accepted.filter(camera => camera.rate === rate);
  return { best, fastest: fastest.length === accepted.length ? best : choice(fastest), rate };
}

/** Totals are compared by steps: a camera less than one step behind may be equal and come first in the catalogue. */
function choice(accepted: readonly AcceptedCamera[]): CameraChoice {
  let top = Number.NEGATIVE_INFINITY;
  for (const { score } of accepted) top = Math.max(top, score);
  const least = top - 1.01 * scoreStep;
  const cameras: number[] = [];
  const scores: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { camera, score } of accepted) {
    if (score <= least || score <= most) continue;
    most = score;
    cameras.push(camera);
    scores.push(score);
  }
  return { cameras, scores };
}

/** Index of the best camera after adding what all of them earn with the lens; of equals the first in catalogue order. */
export function placeOfBest({ scores }: CameraChoice, base: number): number {
  const last = scores.length - 1;
  if (last < 1) return 0;
  const steps = scoreSteps(base + (scores[last] ?? 0));
  let place = 0;
  while (place < last && scoreSteps(base + (scores[place] ?? 0)) < steps) place++;
  return place;
}
