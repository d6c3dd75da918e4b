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
/** A dome of which only the outer diameter is stated. */
const domeOf = (id: number, outerDiameterMm: number) => lightOf({ ...housingOnly, id, shape: 'dome', outerDiameterMm });
const housingOnly = { emittingLengthMm: null, emittingWidthMm: null, lengthMm: null, widthMm: null } as const;
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
  const dome = domeOf(2, 200);
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

test('beside a line scan, whose light is on all the time, the brighter light comes first and nothing is said of flashes', () => {
  const line = (id: number, rest: Partial<Light>) => lightOf({ id, shape: 'line', emittingLengthMm: 120, ...rest });
  const catalogue = [line(1, { powerW: 10, strobe: true }), line(2, { powerW: 40, strobe: null })];
  const [first] = chosenFor({ ...print, mode: 'line', exposureUs: 50 }, catalogue);
  expect(first?.light.id).toBe(2);
  expect(first?.why).toContain('曝光 50 µs 很短，单位长度功率高的优先');
  expect(first?.why).not.toContain('频闪');
});

test('a light known to fit comes before open ones where both techniques show the part, and the reason says so', () => {
  const red = { wavelengthNm: 630 } as const;
  const openDome = { ...domeOf(1, 200), ...red };
  const openRing = { ...lightOf({ id: 3, shape: 'ring', outerDiameterMm: 200, innerDiameterMm: null }), ...red };
  const plate = { ...lightOf({ id: 2, shape: 'coaxial', emittingLengthMm: 200, emittingWidthMm: 200 }), ...red };
  const flat = { feature: 'print', surface: 'glossy', form: 'flat', backAccessible: false, wavelengthNm: 630 } as const;
  const chosen = chosenFor(flat, [openRing, openDome, plate]);
  expect(chosen.map(({ light }) => light.id)).toEqual([2, 1, 3]);
  expect(chosen.map(({ why }) => why.includes('穹顶光没有确认合适的'))).toEqual([true, false, false]);
  // Nothing is said of the part: the usual order counts.
  expect(chosenFor({ ...open, wavelengthNm: 630 }, [openRing, plate])[0]?.light.id).toBe(3);
});

test('a flat dome that is smaller than twice the view is not offered, though it states no diameter', () => {
  const plate = (id: number, side: number) =>
    lightOf({ id, shape: 'flat-dome', emittingLengthMm: 300, emittingWidthMm: side, innerDiameterMm: 36 });
  const housed = { ...plate(3, 0), ...housingOnly, innerDiameterMm: null, lengthMm: 150, widthMm: 150 };
  const crumpled = { ...print, surface: 'glossy', form: 'crumpled' } as const;
  // 80 × 50 mm: 2 × 94 mm.
  expect(chosenFor(crumpled, [plate(1, 100), plate(2, 200), housed]).map(({ light }) => light.id)).toEqual([2]);
});

test('many domes that are too small hide none that is large enough', () => {
  const small = Array.from({ length: 60 }, (_, i) => domeOf(i + 1, 90 + i));
  expect(chosenFor(print, [...small, domeOf(99, 250)])[0]?.light.id).toBe(99);
});

test('a ring of unstated hole, of which a small part would do, keeps its place before a known dome', () => {
  const ring = lightOf({ ...housingOnly, id: 1, shape: 'ring', outerDiameterMm: 90, wavelengthNm: 550 });
  const dome = lightOf({ id: 2, shape: 'dome', emittingLengthMm: 250, emittingWidthMm: 250, innerDiameterMm: 50 });
  const known = { ...dome, wavelengthNm: 550, outerDiameterMm: 266, lengthMm: null, widthMm: null };
  const [first] = chosenFor(print, [known, ring]);
  expect([first?.light.id, first?.geometry]).toEqual([1, 'unknown']);
});

test('a tunnel, into which one looks through a slit, lights a line and no area', () => {
  const tunnel = lightOf({ ...housingOnly, id: 1, shape: 'tunnel', emittingLengthMm: 120 });
  expect(chosenFor({ ...print, technique: 'dome' }, [tunnel])).toEqual([]);
  expect(chosenFor({ ...print, technique: 'dome', mode: 'line' }, [tunnel])[0]?.light.id).toBe(1);
  expect(chosenFor({ ...print, technique: 'dome', mode: 'line' }, [{ ...tunnel, emittingLengthMm: 70 }])).toEqual([]);
});

test('a technique that always needs care comes after one that may, and both after one that never does', () => {
  const collimated = lightOf({ id: 1, shape: 'collimated-backlight' });
  const panel = lightOf({ id: 2, shape: 'backlight' });
  const outline = { feature: 'outline', surface: null, form: null, backAccessible: true } as const;
  // An ordinary lens; the panel needs care for a transparent part only.
  expect(chosenFor(outline, [collimated, panel]).map(({ light }) => light.id)).toEqual([2, 1]);
  // Nothing can be said of the room behind: light from the front needs care but shows the part.
  const ring = lightOf({ ...housingOnly, id: 3, shape: 'bar', emittingLengthMm: 120 });
  expect(chosenFor({ ...outline, backAccessible: null }, [panel, ring])[0]?.light.id).toBe(3);
});

test.each([
  { surface: 'transparent', feature: 'inside' },
  { surface: 'matt', feature: 'outline' },
  { surface: 'transparent', feature: null },
] as const)(
  'a line of %j with room behind it is lit by the back light that suits it, not by a line light that needs care',
  part => {
    const line = lightOf({ id: 1, shape: 'line', emittingLengthMm: 120 });
    const panel = lightOf({ id: 2, shape: 'backlight' });
    const task = { ...part, form: 'flat', backAccessible: true, mode: 'line' } as const;
    expect(chosenFor(task, [line, panel]).map(({ light }) => light.id)).toEqual([2, 1]);
    expect(chosenFor({ ...task, backAccessible: false }, [line, panel])[0]?.light.id).toBe(1);
  },
);

test('for a short exposure a light that flashes comes before one of a better place, then the one of more power for its size', () => {
  const ring = lightOf({ ...housingOnly, id: 1, shape: 'ring', outerDiameterMm: 90, powerW: 2 });
  const dome = (id: number, side: number, powerW: number, strobe: boolean | null) =>
    lightOf({
      ...housingOnly,
      id,
      shape: 'flat-dome',
      emittingLengthMm: side,
      emittingWidthMm: side,
      innerDiameterMm: 40,
      powerW,
      strobe,
    });
  const catalogue = [ring, dome(2, 200, 40, null), dome(3, 250, 25, true), dome(4, 200, 16, true)].map(light => ({
    ...light,
    wavelengthNm: 550,
  }));
  const unsaid = { ...print, surface: null, form: null };
  const chosen = chosenFor({ ...unsaid, exposureUs: 10 }, catalogue);
  expect(chosen.map(({ light }) => light.id)).toEqual([3, 4, 1]);
  expect(chosen[0]?.why).toContain('曝光 10 µs 很短，可频闪、单位长度功率高的优先，此型号标注支持频闪');
  expect(chosen[2]?.why).toContain('未标注频闪，须向厂家确认');
  expect(chosenFor(print, catalogue)[0]).toMatchObject({ light: { id: 1 }, why: expect.not.stringContaining('频闪') });
  // A matt part scatters by itself: a dome spreads its flash over a wall much larger than the part.
  expect(chosenFor({ ...print, exposureUs: 10 }, catalogue)[0]?.light.id).toBe(1);
});

test('where nothing is said of the part, no back light comes forward because it flashes', () => {
  const ring = lightOf({ ...housingOnly, id: 1, shape: 'ring', outerDiameterMm: 90 });
  const panel = lightOf({ id: 2, shape: 'backlight', strobe: true });
  expect(chosenFor({ ...open, exposureUs: 10 }, [panel, ring])[0]?.light.id).toBe(1);
});

test('bars in a row light a field that no light is large enough for, the fewest and then the shortest', () => {
  const distance = { workingDistance: { minMm: 3000, maxMm: 3000 } };
  const large = { ...print, ...distance, object: { widthMm: 1000, heightMm: 50 } };
  const bars = [300, 400, 550, 600, 900].map((mm, i) => bar(i + 1, mm));
  const [first, ...others] = chosenFor(large, bars);
  expect([first?.light.id, first?.count, first?.geometry]).toEqual([3, 2, 'warn']);
  expect(first?.why).toMatch(/；没有足够长的单条，须并排 2 条$/);
  expect(others.map(({ light }) => light.id)).toEqual([4]);
  expect(chosenFor(large, [bar(1, 200)])).toEqual([]);
  expect(chosenFor(large, [...bars, bar(9, 1200)])[0]).toMatchObject({ light: { id: 9 }, count: 1 });
});

test('one bar does not come before lights from all around because its length is all that it has to state', () => {
  const ring = lightOf({ ...housingOnly, id: 1, shape: 'low-angle-ring', outerDiameterMm: 150, wavelengthNm: 550 });
  const short = { ...bar(2, 200), wavelengthNm: 550 };
  const relief = { ...print, feature: 'relief' } as const;
  expect(chosenFor(relief, [short, ring])[0]?.light.id).toBe(1);
});

test('light of another colour is given only where the task leaves the colour open', () => {
  const red = { ...bar(1, 120), colours: ['red'], wavelengthNm: 630 };
  const white = { ...bar(2, 140), colours: ['white'], wavelengthNm: null };
  const unstated = { ...bar(3, 160), colours: [], wavelengthNm: null };
  const idsAt = (wavelengthNm: number, catalogue = [red, white, unstated], task: Partial<ImagingTask> = {}) =>
    chosenFor({ ...print, wavelengthNm, ...task }, catalogue).map(({ light, colourFits }) => [light.id, colourFits]);
  expect(idsAt(550, [red])).toEqual([[1, false]]);
  expect(idsAt(470, [red])).toEqual([]);
  expect(idsAt(470)).toEqual([
    [2, true],
    [3, null],
  ]);
  expect(idsAt(400)).toEqual([
    [2, null],
    [3, null],
  ]);
  expect(idsAt(690)).toEqual([
    [2, null],
    [3, null],
  ]);
  expect(idsAt(850)).toEqual([]);
  expect(idsAt(520, [{ ...red, colours: ['ultraviolet'], wavelengthNm: 365 }], { excitationNm: 385 })).toEqual([]);
});

test.each(['color', null] as const)(
  'a camera (%s) that has to tell colours apart gets no light of one colour',
  colour => {
    const need = requirementsOf(
      taskOf({ ...print, colour: 'color', technique: null, object: { widthMm: 80, heightMm: 50 } }),
    );
    const [camera, lens] = [cameraOf({ colour }), focalOf()];
    const seen = { camera, lens, setting: nearestSetting(need, camera, lens) };
    const white = { ...bar(2, 140), colours: ['white'], wavelengthNm: null };
    expect(lightsFor(need, seen, [bar(1, 120)])).toEqual([]);
    expect(lightsFor(need, seen, [bar(1, 120), white])[0]?.light.id).toBe(2);
  },
);
