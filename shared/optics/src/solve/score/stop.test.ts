import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOf, focalOf, taskOf } from '../../fixtures/parts';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import { type Requirements, requirementsOf } from '../../model/task/requirements';
import { isRefusal, settle } from '../../setting/settle';
import { scoreStep } from './ranking';
import { rankScoreOf } from './score';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Score of a pair in the setting of this task; null where the pair does not meet it. */
function scored(need: Requirements, camera: Camera, lens: Lens) {
  const setting = settle(need, camera, lens);
  if (isRefusal(setting)) return null;
  const sharp = (setting.depthOfFieldMm ?? 0) >= need.depthMm * (1 - 1e-6);
  return { sharp, score: rankScoreOf(need, camera, lens, setting).total };
}

/** A task that leaves distance and stop to the choice; mm. */
const freeStop = (widthMm: number, heightVariationMm: number, objectPixelMm: number) =>
  taskOf({
    object: { widthMm, heightMm: widthMm * 0.7 },
    heightVariationMm,
    accuracy: { kind: 'object-pixel', objectPixelMm },
    workingDistance: { minMm: null, maxMm: null },
    fNumber: null,
  });

const nearly = (figure: number | null, limit: number) => Math.abs((figure ?? Number.NaN) / limit - 1) < 1e-3;

test('a stop that costs detail by diffraction is taken for the height alone, never for more depth than that', () => {
  let diffracted = 0;
  fc.assert(
    fc.property(
      between(8, 75),
      between(2, 7),
      between(20, 200),
      between(0.5, 20),
      between(0.02, 0.2),
      (focalLengthMm, pixelSizeUm, widthMm, heightVariationMm, objectPixelMm) => {
        const task = freeStop(widthMm, heightVariationMm, objectPixelMm);
        const lens = focalOf({ focalLengthMm });
        const setting = settle(requirementsOf(task), cameraOf({ pixelSizeUm }), lens);
        if (isRefusal(setting) || (setting.airyUm ?? 0) <= 2 * setting.askedPixelUm * (1 + 1e-6)) return;
        diffracted++;
        const justDeep =
          nearly(setting.depthOfFieldMm, heightVariationMm) || nearly(setting.depthForTaskMm, heightVariationMm);
        expect(justDeep || nearly(setting.fNumber, lens.kind === 'focal' ? (lens.maxAperture ?? 0) : 0)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
  expect(diffracted).toBeGreaterThan(20);
});

test('no stop that is set by hand scores better than the one that is chosen', () => {
  fc.assert(
    fc.property(
      between(8, 75),
      between(2, 7),
      between(30, 300),
      fc.oneof(fc.constant(0), between(0, 20)),
      between(0.02, 0.3),
      fc.constantFrom(1.4, 2, 2.8, 4, 5.6, 8, 11, 16),
      (focalLengthMm, pixelSizeUm, widthMm, heightVariationMm, objectPixelMm, fNumber) => {
        const task = freeStop(widthMm, heightVariationMm, objectPixelMm);
        const [camera, lens] = [cameraOf({ pixelSizeUm }), focalOf({ focalLengthMm })];
        const byHand = scored(requirementsOf({ ...task, fNumber }), camera, lens);
        if (!byHand) return;
        const chosen = scored(requirementsOf(task), camera, lens);
        expect(chosen).not.toBeNull();
        // What is entered comes before the score: a stop that leaves some of the height unsharp ranks behind, whatever it scores.
        expect(chosen?.sharp || !byHand.sharp).toBe(true);
        if (chosen?.sharp === byHand.sharp) expect(chosen.score).toBeGreaterThan(byHand.score - scoreStep);
      },
    ),
    { numRuns: 1000 },
  );
});
