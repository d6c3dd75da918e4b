import { expect, test } from 'vitest';
import { type AcceptedCamera, bestCameras, placeOfBest } from './best-cameras';

const camera = (index: number, score: number, rate = 10): AcceptedCamera => ({
  camera: index,
  open: false,
  rate,
  score,
});

/** Camera that is taken when all of them earn `base` more with a lens. */
function taken(accepted: readonly AcceptedCamera[], base: number): number | undefined {
  const best = bestCameras(accepted)?.best;
  return best?.cameras[placeOfBest(best, base)];
}

test('of cameras whose totals are equal to a tenth the first of the catalogue is taken', () => {
  const accepted = [camera(3, 20.0), camera(5, 20.04), camera(8, 20.08)];
  // 50.00, 50.04 and 50.08: the last is a tenth ahead.
  expect(taken(accepted, 30)).toBe(8);
  // 50.06, 50.10 and 50.14: all are 50.1.
  expect(taken(accepted, 30.06)).toBe(3);
  // 50.02, 50.06 and 50.10: the second and the third are 50.1.
  expect(taken(accepted, 30.02)).toBe(5);
  expect(taken([camera(4, 20), camera(6, 20)], 30)).toBe(4);
});

test('a camera that is more than a tenth behind, or not ahead of an earlier one, is not looked at again', () => {
  const { best } = bestCameras([camera(1, 19.8), camera(2, 19.95), camera(3, 20), camera(4, 19.97)]) ?? {};
  expect(best).toEqual({ cameras: [2, 3], scores: [19.95, 20] });
});

test('the fastest are judged among themselves', () => {
  const found = bestCameras([camera(1, 20, 30), camera(2, 25, 10), camera(3, 22, 30)]);
  expect(found?.rate).toBe(30);
  expect(found?.best.cameras).toEqual([2]);
  expect(found?.fastest.cameras).toEqual([3]);
  expect(bestCameras([])).toBeNull();
});
