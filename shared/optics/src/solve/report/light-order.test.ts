import { expect, test } from 'vitest';
import { cameraOf, fixedOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { lightTechniques } from '../../physics/illumination/techniques';
import { nearestSetting } from '../../setting/nearest-setting';
import { isLarge, orderedTechniques, suits } from './light-order';

const needOf = (task: Partial<ImagingTask> = {}) =>
  requirementsOf(taskOf({ object: { widthMm: 80, heightMm: 50 }, ...task }));

/** A light of every shape. */
const lights = lightTechniques.flatMap(({ shapes }) => shapes).map((shape, i) => lightOf({ id: i + 1, shape }));

function ordered(task: Partial<ImagingTask> = {}, catalogue = lights) {
  const need = needOf(task);
  const [camera, lens] = [cameraOf({ kind: need.lineScan ? 'line' : 'area' }), focalOf()];
  return orderedTechniques(need, { camera, lens, setting: nearestSetting(need, camera, lens) }, catalogue);
}
const idsOf = (...asked: Parameters<typeof ordered>) => ordered(...asked).map(({ technique: { id } }) => id);

test('where nothing is said of the part, light from the front is tried first, from all around before from one side', () => {
  expect(idsOf()).toEqual([...['ring', 'bar', 'dome', 'coaxial', 'low-angle', 'backlight', 'collimated-backlight']]);
});

test('on a field of 200 mm and more bars are tried first, and the reason says so', () => {
  const wide = { object: { widthMm: 200, heightMm: 50 } };
  expect([isLarge(needOf(wide)), isLarge(needOf({ object: { widthMm: 50, heightMm: 200 } }))]).toEqual([true, true]);
  expect(isLarge(needOf({ object: { widthMm: 199.9, heightMm: 199.9 } }))).toBe(false);
  expect(idsOf(wide).slice(0, 2)).toEqual(['bar', 'ring']);
  expect(ordered(wide)[0]?.why).toBe('条形光：视野长边 200 mm，条形光先于环形光与穹顶光');
});

test('on a matt part, a dome that has to be larger than 300 mm is tried after rings and bars', () => {
  const matt = { surface: 'matt', form: 'flat', feature: 'outline', backAccessible: false, marginPct: 0 } as const;
  // 2 × √(120² + 90²) = 300 mm.
  const at = (widthMm: number) =>
    idsOf({ ...matt, object: { widthMm, heightMm: 90 } }).filter(id => id !== 'low-angle' && id !== 'coaxial');
  expect(at(120)).toEqual(['dome', 'ring', 'bar']);
  expect(at(121)).toEqual(['ring', 'bar', 'dome']);
  expect(at(250)).toEqual(['bar', 'ring', 'dome']);
  // A glossy one needs diffuse light, however large its source.
  const glossy = idsOf({ ...matt, surface: 'glossy', object: { widthMm: 150, heightMm: 90 } });
  expect(glossy.indexOf('dome')).toBeLessThan(glossy.indexOf('ring'));
});

test('a measured outline is tried before light from behind first, as long as nobody says that there is no room for it', () => {
  const accuracy = { kind: 'tolerance', toleranceMm: 0.02, subPixelFactor: 0.5 } as const;
  expect(idsOf({ accuracy })[0]).toBe('backlight');
  expect(ordered({ accuracy })[0]).toMatchObject({
    function: 'unknown',
    why: '背光：量轮廓先用背光，前提是背后能布光',
  });
  expect(idsOf({ accuracy, feature: 'outline', surface: 'glossy' })[0]).toBe('backlight');
  expect(idsOf({ accuracy, backAccessible: false })).not.toContain('backlight');
  // What is measured on the face of a part is not seen from behind.
  expect(idsOf({ accuracy, feature: 'print', surface: 'matt' })).not.toContain('backlight');
  // A parallel beam is for telecentric lenses.
  const need = needOf({ accuracy, mode: 'telecentric' });
  const [camera, lens] = [cameraOf(), fixedOf()];
  const [first] = orderedTechniques(need, { camera, lens, setting: nearestSetting(need, camera, lens) }, lights);
  expect(first?.technique.id).toBe('collimated-backlight');
});

test('a technique that is asked for is the only one, also where it does not show the part', () => {
  const mirror = { surface: 'mirror', form: 'flat', feature: 'flat-defect', backAccessible: false } as const;
  expect(idsOf(mirror)).not.toContain('backlight');
  expect(
    ordered({ ...mirror, technique: 'backlight' }).map(({ technique, function: verdict }) => [technique.id, verdict]),
  ).toEqual([['backlight', 'fail']]);
});

test('a technique of which the catalogue has no light is left out', () => {
  const some = lights.filter(({ shape }) => shape === 'dome' || shape === 'bar');
  expect(idsOf({}, some)).toEqual(['bar', 'dome']);
  expect(idsOf({}, [])).toEqual([]);
});

test('on a line the line light comes before other light from the front', () => {
  expect(idsOf({ mode: 'line' })[0]).toBe('line');
  expect(ordered({ mode: 'line' })[0]?.why).toBe('线扫光：只照亮正在曝光的一行，线扫优先');
});

test('shapes that light a line only suit a line, and a plate before the lens no line', () => {
  const table = lightTechniques.flatMap(technique =>
    technique.shapes.map(shape => [
      shape,
      suits(needOf(), technique, shape),
      suits(needOf({ mode: 'line' }), technique, shape),
    ]),
  );
  const of = (area: boolean, line: boolean) =>
    table.flatMap(([shape, ofArea, ofLine]) => (ofArea === area && ofLine === line ? [shape] : []));
  expect(of(true, false)).toEqual(['coaxial', 'collimated-coaxial']);
  expect(of(false, true)).toEqual(['coaxial-line', 'tunnel', 'line']);
  expect(of(false, false)).toEqual([]);
  expect(of(true, true)).toHaveLength(lights.length - 5);
  const ring = lightTechniques.find(({ id }) => id === 'ring');
  expect(ring && suits(needOf(), ring, 'dome')).toBe(false);
});
