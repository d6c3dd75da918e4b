import { scoreStep, scoreSteps } from '../score/ranking';

/**
 * Cameras among which the best with a lens is found: those whose own points come within a step of the most and that earn more
 * than all before them, for of two that are alike the first in the catalogue is taken.
 */
export interface CameraChoice {
  cameras: readonly number[];
  /** What each earns by itself; the largest is the last. */
  scores: readonly number[];
}

/** Cameras that come through, of which only the best and the fastest count. */
export interface BestCameras {
  best: CameraChoice;
  fastest: CameraChoice;
  /** Of the fastest, on the axis of the front. */
  rate: number;
}

/** A camera that comes through with a lens. */
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

/** Totals are compared by steps: who is less than one behind may be as good, and come first in the catalogue. */
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

/** Place of the best with what all of them earn; the first in the order of the catalogue where several are. */
export function placeOfBest({ scores }: CameraChoice, base: number): number {
  const last = scores.length - 1;
  if (last < 1) return 0;
  const steps = scoreSteps(base + (scores[last] ?? 0));
  let place = 0;
  while (place < last && scoreSteps(base + (scores[place] ?? 0)) < steps) place++;
  return place;
}
