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
  lightOf({ id: 3, shape: 'ring', outerDiameterMm: 200, innerDiameterMm: 120 }),
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

function chosenFor(task: Partial<ImagingTask>, catalogue: readonly Light[]) {
  const need = requirementsOf(taskOf({ object: { widthMm: 80, heightMm: 50 }, technique: null, ...task }));
  const [camera, lens] = [cameraOf({ kind: task.mode === 'line' ? 'line' : 'area' }), focalOf()];
  return lightsFor(need, { camera, lens, setting: nearestSetting(need, camera, lens) }, catalogue);
}

const print = { feature: 'print', surface: 'matt', form: 'flat', backAccessible: false } as const;
const bar = (id: number, emittingLengthMm: number) => lightOf({ id, shape: 'bar', emittingLengthMm });

test('lights of an area and of a line are sorted apart, whichever is asked for first', () => {
  const plate = lightOf({ id: 1, shape: 'coaxial', emittingLengthMm: 200, emittingWidthMm: 200 });
  const strip = lightOf({ id: 2, shape: 'coaxial-line', emittingLengthMm: 200, emittingWidthMm: 200 });
  const catalogue = [plate, strip];
  const idsFor = (mode: ImagingTask['mode']) =>
    chosenFor({ mode, technique: 'coaxial' }, catalogue).map(({ light }) => light.id);
  expect([idsFor('area'), idsFor('line'), idsFor('area')]).toEqual([[1], [2], [1]]);
});

test('a technique without a light of the size gives way to the next one, and the reason says so', () => {
  const small = lightOf({ id: 1, shape: 'ring', outerDiameterMm: 20, emittingLengthMm: null, lengthMm: null });
  const [first] = chosenFor(print, [small, bar(2, 120)]);
  expect(first?.light.id).toBe(2);
  expect(first?.why).toContain('环形光没有尺寸合适的');
});

test('a light of unknown size, or far too large, comes only where no other technique has a fitting one', () => {
  const unstated = lightOf({ id: 1, shape: 'ring', outerDiameterMm: null, emittingLengthMm: null, lengthMm: null });
  const huge = lightOf({ id: 2, shape: 'ring', outerDiameterMm: 900, emittingLengthMm: null, lengthMm: null });
  expect(chosenFor(print, [unstated, huge, bar(3, 120)])[0]?.light.id).toBe(3);
  expect(chosenFor(print, [unstated, huge])[0]?.light.id).toBe(2);
  expect(chosenFor(print, [unstated])[0]?.light.id).toBe(1);
});

test('a light of unknown size is not offered for a field that is larger than all stated lights of its technique', () => {
  const unstated = lightOf({ id: 1, shape: 'ring', outerDiameterMm: null, emittingLengthMm: null, lengthMm: null });
  const small = lightOf({ id: 2, shape: 'ring', outerDiameterMm: 60, emittingLengthMm: null, lengthMm: null });
  expect(chosenFor(print, [unstated, small])).toEqual([]);
  const smallPart = { ...print, object: { widthMm: 20, heightMm: 15 } };
  expect(chosenFor(smallPart, [unstated]).map(({ light }) => light.id)).toEqual([1]);
});

test('a coaxial light comes after all others on a matt surface', () => {
  const edges = { ...print, feature: 'outline' } as const;
  const plate = lightOf({ id: 1, shape: 'coaxial', emittingLengthMm: 200, emittingWidthMm: 200 });
  const dome = lightOf({ id: 2, shape: 'dome', outerDiameterMm: 200, innerDiameterMm: null });
  expect(chosenFor(edges, [plate, dome])[0]?.light.id).toBe(2);
  expect(chosenFor({ ...edges, surface: 'glossy' }, [plate, dome])[0]?.light.id).toBe(1);
});

test('a line is lit by a line light, an area never by one', () => {
  const line = lightOf({ id: 1, shape: 'line', emittingLengthMm: 120 });
  const coaxialLine = lightOf({ id: 2, shape: 'coaxial-line', emittingLengthMm: 120, emittingWidthMm: 120 });
  const glossy = { ...print, feature: 'flat-defect', surface: 'glossy' } as const;
  expect(chosenFor({ ...glossy, mode: 'line' }, [coaxialLine, line])[0]?.light.id).toBe(1);
  expect(chosenFor(glossy, [coaxialLine, line])).toEqual([]);
});

test('bars come before rings on a large field', () => {
  const large = { ...print, object: { widthMm: 300, heightMm: 200 } };
  const ring = lightOf({ id: 1, shape: 'ring', outerDiameterMm: 700, emittingLengthMm: null, lengthMm: null });
  expect(chosenFor(large, [ring, bar(2, 400)])[0]?.technique.id).toBe('bar');
});

test('where the exposure is short, a light that can be strobed comes before a smaller one', () => {
  const strobed = { ...bar(2, 130), strobe: true };
  const moving = { ...print, exposureUs: 50 };
  expect(chosenFor(moving, [bar(1, 120), strobed])[0]?.light.id).toBe(2);
  expect(chosenFor(print, [bar(1, 120), strobed])[0]?.light.id).toBe(1);
});

test('a light known to fit comes before open ones where both techniques show the part, and the reason says so', () => {
  const red = { wavelengthNm: 630 } as const;
  const openDome = { ...lightOf({ id: 1, shape: 'dome', outerDiameterMm: 200, innerDiameterMm: null }), ...red };
  const openRing = { ...lightOf({ id: 3, shape: 'ring', outerDiameterMm: 200, innerDiameterMm: null }), ...red };
  const plate = { ...lightOf({ id: 2, shape: 'coaxial', emittingLengthMm: 200, emittingWidthMm: 200 }), ...red };
  const flat = { feature: 'print', surface: 'glossy', form: 'flat', backAccessible: false, wavelengthNm: 630 } as const;
  const chosen = chosenFor(flat, [openRing, openDome, plate]);
  expect(chosen.map(({ light }) => light.id)).toEqual([2, 1, 3]);
  expect(chosen.map(({ why }) => why.includes('穹顶光没有确认合适的'))).toEqual([true, false, false]);
  // Nothing is said of the part: the usual order counts.
  expect(chosenFor({ ...open, wavelengthNm: 630 }, [openRing, plate])[0]?.light.id).toBe(3);
});
