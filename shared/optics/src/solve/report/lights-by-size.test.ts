import { expect, test } from 'vitest';
import { cameraOf, fixedOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
import type { Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import { requirementsOf } from '../../model/task/requirements';
import { lightTechniques, type TechniqueId } from '../../physics/illumination/techniques';
import { nearestSetting } from '../../setting/nearest-setting';
import { bySize, type SizeRound, sizeBounds, sizeOf } from './lights-by-size';

const techniqueOf = (id: TechniqueId) => {
  const found = lightTechniques.find(each => each.id === id);
  if (!found) throw new Error(`no technique ${id}`);
  return found;
};
const objectOf = (widthMm: number, heightMm: number) => ({ object: { widthMm, heightMm } });
const needOf = (widthMm: number, heightMm: number, mode: 'area' | 'line' = 'area') =>
  requirementsOf(taskOf({ ...objectOf(widthMm, heightMm), mode }));
type Need = ReturnType<typeof needOf>;

/** A system whose view is the field that is needed. */
function seenOf(need: Need, lens: Lens = focalOf()) {
  const camera = cameraOf({ kind: need.lineScan ? 'line' : 'area' });
  const setting = nearestSetting(need, camera, lens);
  return {
    camera,
    lens,
    setting: {
      ...setting,
      fieldWidthMm: { ...setting.fieldWidthMm, nominal: need.fieldWidthMm },
      fieldHeightMm: { ...setting.fieldHeightMm, nominal: need.fieldHeightMm },
    },
  };
}

test.each<[TechniqueId, number, number]>([
  ['ring', 80, 320],
  ['low-angle', 80, 320],
  ['dome', 200, 380],
  ['backlight', 80, 240],
  ['collimated-backlight', 80, 240],
  ['coaxial', 80, 240],
  ['bar', 80, 220],
  ['line', 80, 220],
])('over a field of 80 × 60 mm lights of %s are of %d mm at least, and not much above %d mm', (id, leastMm, mostMm) => {
  const need = needOf(80, 60);
  expect(sizeBounds(need, seenOf(need), techniqueOf(id))).toEqual({ leastMm, mostMm });
  // Upright, the same.
  const upright = needOf(60, 80);
  expect(sizeBounds(upright, seenOf(upright), techniqueOf(id))).toEqual({ leastMm, mostMm });
});

test('what is looked through before a telecentric lens spans the whole view, a tunnel over a line its length alone', () => {
  const need = needOf(80, 60);
  const telecentric = seenOf(need, fixedOf());
  const leastOf = (id: TechniqueId) => sizeBounds(need, telecentric, techniqueOf(id)).leastMm;
  expect(['ring', 'low-angle', 'backlight', 'bar', 'dome'].map(id => leastOf(id as TechniqueId))).toEqual([
    ...[100, 100, 80, 80, 200],
  ]);
  const line = needOf(80, 1, 'line');
  expect(sizeBounds(line, seenOf(line), techniqueOf('dome')).leastMm).toBe(line.fieldWidthMm);
});

test('the smaller of the view and the field that is needed counts, side by side', () => {
  const need = needOf(80, 60);
  const seen = seenOf(need);
  const withView = (width: number, height: number) => ({
    ...seen,
    setting: {
      ...seen.setting,
      fieldWidthMm: { ...seen.setting.fieldWidthMm, nominal: width },
      fieldHeightMm: { ...seen.setting.fieldHeightMm, nominal: height },
    },
  });
  const leastOf = (width: number, height: number) =>
    sizeBounds(need, withView(width, height), techniqueOf('backlight')).leastMm;
  expect([leastOf(200, 150), leastOf(50, 150), leastOf(50, 40)]).toEqual([80, 60, 50]);
});

test.each<[string, Partial<Light>, number]>([
  ['of a panel its long side', { emittingLengthMm: 90, emittingWidthMm: 120 }, 120],
  ['of a panel its long side', { emittingLengthMm: 120, emittingWidthMm: 90 }, 120],
  ['of a bar its length', { emittingLengthMm: 90, emittingWidthMm: null, outerDiameterMm: 300 }, 90],
  ['of a ring its diameter', { emittingLengthMm: null, outerDiameterMm: 70, lengthMm: 200 }, 70],
  ['of others the housing', { emittingLengthMm: null, outerDiameterMm: null, lengthMm: 200, widthMm: 300 }, 200],
  ['what is not stated comes last', { emittingLengthMm: null, lengthMm: null }, Number.MAX_VALUE],
])('the size of a light is %s: %o', (_what, stated, size) => expect(sizeOf(lightOf(stated))).toBe(size));

const bar = (id: number, emittingLengthMm: number | null) =>
  lightOf({ id, shape: 'bar', emittingLengthMm, emittingWidthMm: null, outerDiameterMm: null, lengthMm: null });
const catalogue = [bar(1, 220), bar(2, 80), bar(3, 79), bar(4, null), bar(5, 219), bar(6, 20), bar(7, 19), bar(8, 400)];

function idsOf(lit: readonly Light[], id: TechniqueId, stated = false): Record<SizeRound, number[]> {
  const need = needOf(80, 60);
  const round = (size: SizeRound) =>
    bySize(need, { seen: seenOf(need), lit, stated }, techniqueOf(id), size).map(light => light.id);
  return { within: round('within'), above: round('above'), row: round('row'), unstated: round('unstated') };
}

test('lights within both bounds and those above come smallest first; bars in a row, four at most, longest first', () => {
  expect(idsOf(catalogue, 'bar')).toEqual({ within: [2, 5], above: [1, 8], row: [3, 6], unstated: [4] });
});

test('other lights are not put in a row', () => {
  const rings = [70, 90].map((outerDiameterMm, i) =>
    lightOf({ id: i + 1, shape: 'ring', emittingLengthMm: null, lengthMm: null, outerDiameterMm }),
  );
  expect(idsOf(rings, 'ring')).toEqual({ within: [2], above: [], row: [], unstated: [] });
});

test('a light of unknown size is taken to be no larger than the largest that states it', () => {
  expect(idsOf([bar(1, 79), bar(2, null)], 'bar').unstated).toEqual([]);
  expect(idsOf([bar(1, 80), bar(2, null)], 'bar').unstated).toEqual([2]);
  expect(idsOf([bar(2, null)], 'bar').unstated).toEqual([2]);
});

test('of equal sizes the order of the catalogue stays; lights of other techniques are left out', () => {
  const equal = [bar(9, 100), lightOf({ id: 5, shape: 'ring', outerDiameterMm: 100 }), bar(3, 100), bar(7, 100)];
  expect(idsOf(equal, 'bar').within).toEqual([9, 3, 7]);
});
