import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
import { requirementsOf } from '../../model/task/requirements';
import { lightTechniques } from '../../physics/illumination/techniques';
import { nearestSetting } from '../../setting/nearest-setting';
import { billOfMaterial } from '../bill-of-material';
import { bodiesExtentMm, drawnBodies, lightBodies } from './light-bodies';
import { systemDrawing } from './system-drawing';

const need = requirementsOf(taskOf({ mode: 'line', speedMmS: 100 }));
const system = (shape: string) => {
  const [camera, lens] = [cameraOf({ kind: 'line' }), focalOf()];
  return { camera, lens, light: lightOf({ shape }), setting: nearestSetting(need, camera, lens) };
};

test.each(['line', 'bar', 'polarised-bar'].map(shape => [shape]))(
  'of a %s light as many bodies are drawn as are on the list of parts',
  shape => {
    const { bodies } = systemDrawing(need, system(shape)).light ?? {};
    const bought = billOfMaterial(need, system(shape)).find(({ item }) => item === '光源')?.count;
    expect([bodies?.width.length, bodies?.height.length]).toEqual([bought, bought]);
  },
);

test('bars in a row are counted in the list of parts, and drawn as one row at the height that the check names', () => {
  const area = requirementsOf(taskOf());
  const [camera, lens] = [cameraOf(), focalOf({ maxMagnification: 25 / 92 })];
  const light = lightOf({ shape: 'bar', emittingLengthMm: 45 });
  const row = { camera, lens, light, setting: nearestSetting(area, camera, lens) };
  expect(billOfMaterial(area, row).find(({ item }) => item === '光源')).toMatchObject({
    count: 3,
    note: '单条不够长，并排 3 条',
  });
  expect(systemDrawing(area, row).light).toMatchObject({ sizeMm: { mm: 135 }, distanceMm: { mm: 50, typical: true } });
});

test('a bar is seen whole along its length, and by its end beside the view across it', () => {
  const size = { sizeMm: 340, heightMm: 20, openingMm: 60, sectionMm: 30, viewHalfMm: 40 };
  expect(lightBodies('bar', size)).toEqual({ width: [[-170, 170]], height: [[-85, -55]] });
  expect(lightBodies('backlight', size)).toEqual({ width: [[-170, 170]], height: [[-10, 10]] });
  expect(lightBodies('ring', size).height).toEqual([
    [-170, -30],
    [30, 170],
  ]);
  expect(bodiesExtentMm(lightBodies('bar', size).height)).toBe(170);
});

test('whatever the light and the scale: every body in its order, within its room, thick enough to be seen', () => {
  const mm = fc.double({ min: 0.1, max: 3000, noNaN: true });
  const shapes = fc.constantFrom(...lightTechniques.flatMap(technique => technique.shapes), 'spot');
  const scale = fc.double({ min: 0.01, max: 20, noNaN: true });
  fc.assert(
    fc.property(shapes, mm, mm, mm, scale, (shape, sizeMm, sectionMm, viewHalfMm, pxPerMm) => {
      const all = lightBodies(shape, { sizeMm, heightMm: sizeMm, openingMm: sizeMm / 3, sectionMm, viewHalfMm });
      for (const bodies of [all.width, all.height]) {
        const spans = drawnBodies(bodies, pxPerMm, 80);
        expect(spans).toHaveLength(bodies.length);
        for (const [from, to] of spans) {
          expect(to - from).toBeGreaterThanOrEqual(3 - 1e-9);
          expect(Math.max(-from, to)).toBeLessThanOrEqual(80);
        }
      }
    }),
  );
});
