import { expect, test } from 'vitest';
import { cameraOf, focalOf, taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { nearestSetting } from '../../setting/nearest-setting';
import { imagingRemedies } from './imaging-remedies';

/** Wavelengths that are proposed for a lens of the near infrared. */
function proposed(task: Partial<ImagingTask>, spectralRangeNm = { min: 600, max: 1000 }) {
  const need = requirementsOf(taskOf(task));
  const [camera, lens] = [cameraOf({ spectrum: 'nir' }), focalOf({ spectralRangeNm })];
  const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
  return imagingRemedies(need, system, { id: 'spectrum', verdict: 'fail' }).map(remedy => remedy.task.wavelengthNm);
}

test('another wavelength is proposed where the task names none', () => {
  expect(proposed({})).toEqual([expect.any(Number)]);
  expect(proposed({})[0]).toBeGreaterThanOrEqual(600);
});

test.each<[string, Partial<ImagingTask>]>([
  ['silicon is transparent there', { wavelengthNm: 1200 }],
  ['stated', { wavelengthNm: 465 }],
  ['a dye that is excited shines at its own wavelength', { excitationNm: 365 }],
])('never another one than asked for: %s', (_, task) => {
  expect(proposed(task)).toEqual([]);
});
