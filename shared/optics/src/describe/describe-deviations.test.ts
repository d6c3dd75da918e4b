import { expect, test } from 'vitest';
import { cameraOf, fixedOf, focalOf, taskOf } from '../fixtures/parts';
import type { Lens } from '../model/parts/lens';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { farFieldFocalLength } from '../physics/lens/far-field';
import { focalLength } from '../physics/lens/thin-lens';
import { nearestSetting } from '../setting/nearest-setting';
import { describeDeviations } from './describe-deviations';

function deviationsOf(lens: Lens, task: Partial<ImagingTask> = {}) {
  const need = requirementsOf(taskOf(task));
  const camera = cameraOf();
  const setting = nearestSetting(need, camera, lens);
  return { setting, list: Object.fromEntries(describeDeviations(need, camera, lens, setting).map(d => [d.id, d])) };
}

test('a lens at a fixed distance is longer or shorter than the one that shows just the field', () => {
  const { setting, list } = deviationsOf(focalOf({ focalLengthMm: 35 }));
  const exact = focalLength({
    objectDistanceMm: setting.objectDistanceMm ?? 0,
    fieldOfViewMm: 100,
    sensorSideMm: 8.8,
  });
  expect(list['focal-length']?.pct).toBeCloseTo((35 / exact - 1) * 100, 6);
  expect(list['focal-length']?.text).toContain('焦距更长 → 视野更小');
  expect(list['field-of-view']?.pct).toBeLessThan(0);
  expect(list['field-of-view']?.text).toContain('视野更小');
  expect(farFieldFocalLength({ sensorSideMm: 8.8, fieldOfViewMm: 100, objectDistanceMm: 300 })).toBeLessThan(35);
});

test('pixels and pixel on the object tell the same, each its own way', () => {
  const { list } = deviationsOf(fixedOf({ magnification: 0.088 }), {
    accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 },
  });
  expect(list.resolution?.text).toMatch(/^分辨率 2560 px，比所需 2000 px 大 28 %：精度更细/);
  expect(list['object-pixel']?.text).toMatch(/^单像素精度 39\.06 µm，比所需 50 µm 小 21\.\d+ %：精度更细/);
  expect(list.magnification?.pct).toBeCloseTo(0, 9);
});

test('a free distance is none to differ from', () => {
  const free = { workingDistance: { minMm: null, maxMm: null } };
  expect(deviationsOf(focalOf(), free).list).not.toHaveProperty('working-distance');
  const range = { workingDistance: { minMm: 250, maxMm: 350 } };
  expect(deviationsOf(focalOf(), range).list['working-distance']?.text).toContain('所需 300 mm');
});
