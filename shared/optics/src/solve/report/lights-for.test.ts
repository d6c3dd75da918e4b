import { expect, test } from 'vitest';
import { cameraOf, fixedOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
import type { Light } from '../../model/parts/light';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { nearestSetting } from '../../setting/nearest-setting';
import { isRefusal, settle } from '../../setting/settle';
import { lightsFor } from './lights-for';

const lights: readonly Light[] = [
  lightOf({ id: 1, shape: 'backlight', emittingLengthMm: 200, emittingWidthMm: 200 }),
  lightOf({ id: 2, shape: 'coaxial', emittingLengthMm: 200, emittingWidthMm: 200 }),
  lightOf({ id: 3, shape: 'ring', outerDiameterMm: 200 }),
];

function techniqueFor(task: Partial<ImagingTask>): string | undefined {
  const need = requirementsOf(taskOf({ object: { widthMm: 80, heightMm: 50 }, ...task }));
  const [camera, lens] = [cameraOf(), focalOf()];
  const setting = settle(need, camera, lens);
  if (isRefusal(setting)) throw new Error(setting.check);
  return lightsFor(need, { camera, lens, setting }, lights)[0]?.technique.id;
}

const open = { surface: null, form: null, technique: null, backAccessible: null } as const;

test('of a part of which nothing is said the light comes from the front, where there is room for it', () => {
  expect(techniqueFor(open)).toBe('ring');
});

test('an outline with room behind it is lit from behind', () => {
  expect(techniqueFor({ ...open, feature: 'outline', surface: 'matt', form: 'flat', backAccessible: true })).toBe(
    'backlight',
  );
});

test('before a telecentric lens the ring that is looked through is found behind many that are too small', () => {
  const need = requirementsOf(taskOf({ object: { widthMm: 80, heightMm: 50 }, technique: 'ring' }));
  const [camera, lens] = [cameraOf(), fixedOf()];
  const setting = nearestSetting(need, camera, lens);
  const [width, height] = [setting.fieldWidthMm.nominal, setting.fieldHeightMm.nominal];
  const viewMm = Math.hypot(Math.min(width, need.fieldWidthMm), Math.min(height, need.fieldHeightMm));
  const small = Array.from({ length: 60 }, (_, i) => viewMm - 8 + i / 10);
  const rings = [...small, viewMm + 20].map((outerDiameterMm, id) =>
    lightOf({ id: id + 1, shape: 'ring', emittingLengthMm: null, lengthMm: null, outerDiameterMm }),
  );
  const found = lightsFor(need, { camera, lens, setting }, rings);
  expect(found.map(({ light }) => light.outerDiameterMm)).toEqual([viewMm + 20]);
});
