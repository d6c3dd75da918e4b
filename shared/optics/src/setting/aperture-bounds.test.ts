import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOf, checkOf, fixedOf, focalOf, taskOf } from '../fixtures/parts';
import { requirementsOf } from '../model/task/requirements';
import { largestDepthMm } from './aperture-bounds';
import { lensNumbers } from './lens-numbers';
import { nearestSetting } from './nearest-setting';
import { isRefusal, settle } from './settle';

const open = { maxAperture: null, minAperture: null, minObjectDistanceMm: 50 };

test('no aperture that leaves the accuracy gives more depth than the bound of an unknown one', () => {
  const cases = fc.record({
    focalLengthMm: fc.double({ min: 8, max: 75, noNaN: true }),
    fNumber: fc.double({ min: 1.4, max: 45, noNaN: true }),
    objectPixelMm: fc.double({ min: 0.03, max: 0.3, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ focalLengthMm, fNumber, objectPixelMm }) => {
      const need = requirementsOf(
        taskOf({
          workingDistance: { minMm: null, maxMm: null },
          heightVariationMm: 1,
          fNumber,
          accuracy: { kind: 'object-pixel', objectPixelMm },
        }),
      );
      const lens = focalOf({ focalLengthMm, maxAperture: 1, minAperture: 64 });
      const setting = nearestSetting(need, cameraOf(), lens);
      fc.pre((setting.airyUm ?? 0) <= 4 * setting.askedPixelUm);
      const bound = largestDepthMm(need, lensNumbers(focalOf({ focalLengthMm, ...open })), {
        magnification: setting.magnification.nominal,
        objectDistanceMm: setting.objectDistanceMm ?? Number.NaN,
        askedPixelUm: setting.askedPixelUm,
      });
      expect(setting.depthForTaskMm).toBeLessThanOrEqual(bound * (1 + 1e-9));
    }),
  );
});

test.each([
  ['focused', focalOf({ ...open, maxMagnification: 25 / 92 })],
  ['fixed', fixedOf({ magnification: 0.08, workingDistanceMm: 300, fNumber: null })],
] as const)('a %s lens of unknown aperture stays open within the bound and is refused beyond it', (_, lens) => {
  const at = (heightVariationMm: number) => {
    const task = taskOf({
      object: { widthMm: 70, heightMm: 50 },
      workingDistance: { minMm: 300, maxMm: 300 },
      heightVariationMm,
    });
    const settled = settle(requirementsOf(task), cameraOf(), lens);
    return [isRefusal(settled) ? settled.check : null, checkOf('depth-of-field', { task, lens }).verdict];
  };
  expect(at(1)).toEqual([null, 'unknown']);
  expect(at(5000)).toEqual(['depth-of-field', 'fail']);
});

test('a pupil wider than the housing is impossible, so that a long thin lens cannot be bright enough', () => {
  const long = focalOf({ ...open, focalLengthMm: 300, diameterMm: 8, minObjectDistanceMm: 100 });
  expect(lensNumbers(long).brightestFNumber).toBeCloseTo(37.5, 9);
  const task = taskOf({
    workingDistance: { minMm: null, maxMm: null },
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
  });
  const check = checkOf('sharpness', { task, lens: long, camera: cameraOf({ pixelSizeUm: 2 }) });
  expect([check.verdict, check.reason.includes('光圈未标注')]).toEqual(['fail', true]);
});
