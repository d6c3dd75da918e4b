import { expect, test } from 'vitest';
import { checkLightGeometry } from '../../checks/imaging/light-geometry';
import { cameraOf, fixedOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
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

test('a low-angle ring is drawn near the part, at 15° over its opening', () => {
  const heightOf = (changes: Partial<Light>, lens: Lens = focalOf()) =>
    drawn({}, lens, lightOf({ shape: 'low-angle-ring', emittingLengthMm: null, ...changes })).light?.distanceMm.mm;
  // A hole of 150 mm: 75 mm × tan 15°.
  expect(heightOf({ innerDiameterMm: 150, outerDiameterMm: 200 })).toBeCloseTo(20.1, 1);
  expect(heightOf({ innerDiameterMm: null, outerDiameterMm: 200 })).toBeCloseTo(22.8, 1);
  expect(heightOf({ innerDiameterMm: 150, outerDiameterMm: 200 }, fixedOf())).toBeCloseTo(20.1, 1);
});

test('the place of a low-angle ring is derived where it is judged', () => {
  const [need, camera, lens] = [requirementsOf(taskOf()), cameraOf(), focalOf()];
  const light = lightOf({
    shape: 'low-angle-ring',
    emittingLengthMm: null,
    innerDiameterMm: 150,
    outerDiameterMm: 200,
  });
  const { traces, reason } = checkLightGeometry(need, {
    camera,
    lens,
    light,
    setting: nearestSetting(need, camera, lens),
  });
  expect(reason).toContain('光源高 20.1 mm（图中位置）');
  expect(traces[0]).toMatchObject({ formula: 'h = R × tan(ε)', substituted: 'h = 75 × tan(15)' });
});

test('a coaxial light stands over the part with its beam splitter, in the middle where it has no room for its gap', () => {
  const heightOf = (emittingLengthMm: number) =>
    drawn({}, focalOf(), lightOf({ shape: 'coaxial', emittingLengthMm })).light?.distanceMm.mm;
  // 300 mm from lens to part.
  expect([100, 280, 281, 400].map(heightOf)).toEqual([70, 160, 150, 150]);
});

test('a ring does not stand in the view where its housing allows that, and a stated opening is drawn as stated', () => {
  const ring = (changes: Partial<Light>) =>
    drawn({}, focalOf(), lightOf({ shape: 'ring', innerDiameterMm: null, ...changes }));
  const wide = ring({ emittingLengthMm: null, outerDiameterMm: 200 });
  const { light, field, lens, workingDistanceMm } = wide;
  const share = (light?.distanceMm.mm ?? 0) / workingDistanceMm.mm;
  const diagonal = Math.hypot(field.widthMm, field.heightMm);
  expect(light?.openingMm).toBeCloseTo(diagonal + (lens.diameterMm.mm - diagonal) * share, 6);
  expect(ring({ emittingLengthMm: null, outerDiameterMm: 50 }).light?.openingMm).toBe(40);
  expect(ring({ emittingLengthMm: null, outerDiameterMm: 200, innerDiameterMm: 66 }).light?.openingMm).toBe(66);
});

test.each<[string, Lens, Partial<Light>]>([
  ['a ring', focalOf(), { outerDiameterMm: 150 }],
  ['a ring whose housing holds a small hole only', focalOf(), { outerDiameterMm: 40 }],
  ['a ring with a small hole', focalOf(), { outerDiameterMm: 150, innerDiameterMm: 30 }],
  ['a ring before a telecentric lens', fixedOf(), { outerDiameterMm: 200 }],
  ['a ring with a small hole before a telecentric lens', fixedOf(), { outerDiameterMm: 200, innerDiameterMm: 118 }],
])('%s is drawn at the height that it is judged at, and does not stand in the view there', (_what, lens, changes) => {
  const [need, camera] = [requirementsOf(taskOf()), cameraOf()];
  const light = lightOf({ shape: 'ring', emittingLengthMm: null, ...changes });
  const system = { camera, lens, light, setting: nearestSetting(need, camera, lens) };
  const lightHeightMm = systemDrawing(need, system).light?.distanceMm.mm;
  const undecided = checkLightGeometry(need, system);
  const atThatHeight = checkLightGeometry(need, { ...system, lightHeightMm });
  expect(undecided.limit).toBeCloseTo(atThatHeight.limit ?? Number.NaN, 6);
  expect(undecided.reason).toMatch(/高.*（图中位置）/);
  expect(atThatHeight.verdict).toBe(undecided.verdict);
  expect(undecided.verdict).not.toBe('fail');
});
