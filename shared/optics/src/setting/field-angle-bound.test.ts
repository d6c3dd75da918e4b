import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOf, checkOf, fixedOf, taskOf } from '../fixtures/parts';
import { requirementsOf } from '../model/task/requirements';
import { allMisses } from './misses';
import { nearestSetting } from './nearest-setting';

/** A web of 600 mm from at most 150 mm: 127° from the lens front. */
const web = (maxMm: number | null) =>
  taskOf({
    mode: 'line',
    object: { widthMm: 600, heightMm: 600 },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.1 },
    workingDistance: { minMm: null, maxMm },
  });
const camera = cameraOf({ kind: 'line', pixelsH: 16_384, pixelsV: 1, pixelSizeUm: 5 });
const open = fixedOf({
  telecentric: null,
  magnification: 0.1,
  workingDistanceMm: null,
  imageCircleMm: 85,
  lengthMm: 50,
});

const distanceMiss = (maxMm: number | null, lens = open) => {
  const need = requirementsOf(web(maxMm));
  return allMisses(need, camera, lens, nearestSetting(need, camera, lens)).filter(({ check }) => check === 'distance');
};

test('a lens of unknown distance is refused where no lens sees the object from as near, and stays open where one may', () => {
  expect(distanceMiss(150)).toHaveLength(1);
  expect(distanceMiss(160)).toEqual([]);
  expect(distanceMiss(null)).toEqual([]);
  const check = checkOf('distance', { camera, lens: open, task: web(150) });
  expect(check.verdict).toBe('fail');
  expect(check.reason).toContain('视场角即使有 112°，要看全物体也至少要 152.4 mm，要求不大于 150 mm');
  expect(checkOf('distance', { camera, lens: open, task: web(160) }).verdict).toBe('unknown');
});

test('a longer lens may have its pupil deeper; parallel rays have no angle', () => {
  expect(distanceMiss(100)).toHaveLength(1);
  expect(distanceMiss(100, { ...open, lengthMm: 110 })).toEqual([]);
  expect(distanceMiss(100, { ...open, lengthMm: null })).toEqual([]);
  expect(distanceMiss(100, { ...open, lengthMm: null, imageCircleMm: 40 })).toHaveLength(1);
  expect(distanceMiss(100, { ...open, telecentric: 'object' })).toEqual([]);
});

test('no distance from which a lens of 112° sees the object is refused', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 2000, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.double({ min: 1, max: 112, noNaN: true }),
      (maxMm, pupilMm, angleDeg) => {
        fc.pre(2 * (maxMm + pupilMm) * Math.tan((angleDeg / 360) * Math.PI) >= 600);
        expect(distanceMiss(maxMm)).toEqual([]);
      },
    ),
  );
});
