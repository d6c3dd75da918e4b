import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOf } from '../../checks/imaging/check-system';
import { focalOf } from '../../fixtures/parts';
import { requirementsOf } from '../../model/task/requirements';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { prepareCatalogue } from '../catalogue/prepared-catalogue';
import { lensForAnyField } from '../rank/rank-cameras';
import { solveSystems } from '../solve-systems';
import { boardCamera, boardTask } from '../test/board';
import { decides } from '../test/brute-force';
import { randomCatalogue, randomTask } from '../test/random-catalogue';
import { realCatalogue } from '../test/real-catalogue';
import { decidingChecks, undecidedByCamera, undecidedChecks } from './undecided';

test('a deciding check is undecided where its verdict is 未知, of any pair that misses nothing', () => {
  let compared = 0;
  fc.assert(
    fc.property(randomCatalogue, randomTask, ({ cameras, lenses }, task) => {
      const need = requirementsOf(task);
      for (const camera of cameras) {
        for (const lens of lenses) {
          const setting = nearestSetting(need, camera, lens);
          if (allMisses(need, camera, lens, setting).length > 0) continue;
          const checks = decidingChecks.map(id => checkOf(need, { camera, lens, setting }, id));
          const open = checks.filter(check => check.verdict === 'unknown' && decides(task, check));
          expect(undecidedChecks(need, camera, lens)).toEqual(open.map(({ id }) => id));
          compared++;
        }
      }
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(1000);
});

test('a lens of unknown aperture is never decided, with a height difference or without', () => {
  const lens = focalOf({ maxAperture: null });
  expect(
    undecidedChecks(requirementsOf({ ...boardTask, fNumber: null, heightVariationMm: 0 }), boardCamera, lens),
  ).toEqual(['sharpness']);
  const high = requirementsOf({ ...boardTask, fNumber: null, heightVariationMm: 3 });
  expect(undecidedChecks(high, boardCamera, lens)).toEqual(['sharpness', 'depth-of-field']);
});

test('what stands in for a lens that is not chosen leaves nothing open; the camera is judged for itself', () => {
  const need = requirementsOf({ ...boardTask, speedMmS: 5 });
  expect(undecidedChecks(need, { ...boardCamera, mounts: [] }, lensForAnyField)).toEqual([]);
  expect(undecidedChecks(need, { ...boardCamera, shutter: null }, lensForAnyField)).toEqual(['shutter']);
  expect(undecidedChecks(need, { ...boardCamera, maxRateHz: null }, lensForAnyField)).toEqual(['rate']);
});

test('what stands in for a camera that is not chosen leaves nothing open', () => {
  const need = requirementsOf({ ...boardTask, speedMmS: 5, rateHz: 30, colour: 'color', cableM: 5 });
  const unknown = { ...boardCamera, id: 0, shutter: null, maxRateHz: null, link: null, colour: null };
  expect(undecidedByCamera(need, unknown)).toBe(0);
  expect(undecidedByCamera(need, { ...unknown, id: 1 })).not.toBe(0);
});

test('at 2 mm nothing of the catalogue is known to do the task: what may do it is no recommendation, what comes nearest is told', async () => {
  const catalogue = prepareCatalogue(await realCatalogue());
  const need = requirementsOf({ ...boardTask, workingDistance: { minMm: 2, maxMm: 2 } });
  const { decided, systems, nearMisses } = solveSystems(need, catalogue);
  expect(decided).toBe(0);
  for (const { camera, lens, undecided } of systems) {
    expect(undecided, `${camera.model} + ${lens.model}`).not.toEqual([]);
  }
  expect(nearMisses.length).toBeGreaterThan(0);
  for (const { camera, lens, misses } of nearMisses) {
    expect(misses.length, `${camera.model} + ${lens.model}`).toBeGreaterThan(0);
    expect(undecidedChecks(need, camera, lens)).toEqual([]);
  }
});
