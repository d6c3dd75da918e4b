import { expect, test } from 'vitest';
import { cameraOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
import type { Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { nearestSetting } from '../../setting/nearest-setting';
import { lensForAnyField } from '../../solve/rank/rank-cameras';
import { systemDrawing } from './system-drawing';

function drawn(task: Partial<ImagingTask>, lens: Lens, light?: Light) {
  const need = requirementsOf(taskOf(task));
  const camera = cameraOf();
  return systemDrawing(need, { camera, lens, light, setting: nearestSetting(need, camera, focalOf()) });
}

test('a lens that is still open is drawn as the kind that the task is done with', () => {
  const measuring = drawn({ mode: 'telecentric' }, lensForAnyField);
  expect(measuring.lens.telecentric).toBe(true);
  // Parallel rays enter through a lens front that is wider than the field.
  expect(measuring.lens.diameterMm.mm).toBeGreaterThan(measuring.field.widthMm);
  expect(drawn({}, lensForAnyField).lens.telecentric).toBe(false);
  expect(drawn({ mode: 'telecentric' }, focalOf()).lens.telecentric).toBe(false);
});

test.each([
  ['backlight', 'backlight'],
  ['collimated-backlight', 'backlight'],
  ['collimated-coaxial', 'coaxial'],
  ['ring', 'ring'],
])('%s stands where a %s does', (shape, kin) => {
  expect(drawn({}, focalOf(), lightOf({ shape })).light?.shape).toBe(kin);
});
