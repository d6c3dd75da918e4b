import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOf } from '../../checks/imaging/check-system';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import type { CheckId } from '../../model/verdict/check';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { prepareCatalogue } from '../catalogue/prepared-catalogue';
import { lensForAnyField } from '../rank/rank-cameras';
import { solveSystems } from '../solve-systems';
import { boardCamera, boardTask } from '../test/board';
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
          const unknown = decidingChecks.filter(
            check => checkOf(need, { camera, lens, setting }, check).verdict === 'unknown',
          );
          const deciding = unknown.filter(check => decides(task, check));
          expect(undecidedChecks(need, camera, lens)).toEqual(deciding);
          compared++;
        }
      }
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(1000);
}, 60_000);

/** Without a tolerance the height error is shown and has no limit. */
const decides = ({ accuracy }: ImagingTask, check: CheckId): boolean =>
  check !== 'height-error' || accuracy.kind === 'tolerance';

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
