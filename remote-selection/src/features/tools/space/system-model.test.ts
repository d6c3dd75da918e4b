import { type SystemDrawing, systemDrawing } from '@shixuan/optics/describe';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsOf } from '../../../components/space/space-model';
import { spaceObject } from '../../../components/space/space-scene';
import { testCamera as camera, testLens as lens, testTask } from '../../../testing/parts';
import { systemModel } from './system-model';

const drawnOf = (changes: Partial<typeof testTask> = {}) => {
  const need = requirementsOf({ ...testTask, heightVariationMm: 4, fNumber: 8, ...changes });
  return systemDrawing(need, { camera, lens, setting: nearestSetting(need, camera, lens) });
};
const names = { camera: 'A-1', lens: 'B-2', light: 'C-3' };
const modelOf = (drawn: SystemDrawing) => systemModel(drawn, names);
const ring = {
  shape: 'ring',
  sizeMm: { mm: 90, typical: false },
  openingMm: 60,
  bodies: { width: [], height: [] },
  distanceMm: { mm: 120, typical: false },
  colour: '#e5252a',
  hatched: false,
};

it('has camera, lens, object, view and depth of field where the drawing has them', () => {
  const drawn = drawnOf();
  const { bodies, lengths } = modelOf(drawn);
  expect(bodies.map(({ look }) => look.kind)).toEqual(['part', 'part', 'object', 'view', 'sharp']);
  const distance = lengths.find(({ label }) => label === '工作距离');
  expect(distance?.to[2]).toBe(drawn.workingDistanceMm.mm);
  expect(distance?.text.replaceAll(/\s/g, ' ')).toBe('300 mm');
  expect(lengths.map(({ label }) => label)).toEqual(['工作距离', '视野宽', '视野高', '景深']);
});

it('says fields and depths with the digits of the list', () => {
  const drawn = drawnOf();
  const { lengths } = modelOf({
    ...drawn,
    field: { ...drawn.field, widthMm: 66.0123, heightMm: 54.8349 },
    sharp: { nearMm: 2.2016, farMm: 2.2022 },
  });
  const said = Object.fromEntries(lengths.map(({ label, text }) => [label, text.replaceAll(/\s/g, ' ')]));
  expect(said).toMatchObject({ 视野宽: '66 mm', 视野高: '54.8 mm', 景深: '4.4 mm' });
});

it('puts a ring around the axis before the part, and a back light behind it', () => {
  const glowing = (light: typeof ring) =>
    modelOf({ ...drawnOf(), light }).bodies.find(({ look }) => look.kind === 'glow');
  expect(glowing(ring)).toMatchObject({ kind: 'cylinder', at: [0, 0, 120], diameterMm: 90 });
  expect(glowing({ ...ring, shape: 'backlight' })).toMatchObject({ kind: 'box', look: { colour: '#e5252a' } });
  const behind = glowing({ ...ring, shape: 'backlight' });
  expect(behind?.kind === 'box' && behind.at[2]).toBeLessThan(-120);
});

it('is finite in space for any distances, also without a far limit of sharpness', () => {
  const size = fc.double({ min: 0.1, max: 5000, noNaN: true });
  fc.assert(
    fc.property(size, size, fc.oneof(size, fc.constant(Number.POSITIVE_INFINITY)), (distance, field, farMm) => {
      const model = modelOf({
        ...drawnOf(),
        workingDistanceMm: { mm: distance, typical: false },
        field: { widthMm: field, heightMm: field * 0.75 },
        sharp: { nearMm: distance / 3, farMm },
        light: ring,
      });
      const { middle, radius } = boundsOf(model);
      expect([...middle, radius].every(Number.isFinite)).toBe(true);
      expect(radius).toBeGreaterThan(distance / 2);
    }),
    { numRuns: 50 },
  );
});

it('becomes one object with every body named, and gives everything back', () => {
  const { group, used } = spaceObject(modelOf({ ...drawnOf(), light: ring }), () => '#123456');
  expect(new Set(group.children.map(({ name }) => name))).toEqual(
    new Set(['相机 A-1', '镜头 B-2', '物体', '视野', '景深', '光源 C-3', '尺寸']),
  );
  expect(used.length).toBeGreaterThan(20);
});
