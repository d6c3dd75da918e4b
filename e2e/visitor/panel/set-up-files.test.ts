import { systemDrawing } from '@shixuan/optics/describe';
import { profilerDrawing } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { nearestSetting } from '@shixuan/optics/setting';
import { readStep } from '@shixuan/server/testing/read-step';
import { expect, test } from 'vitest';
import { spaceStep } from '../../../remote-selection/src/components/space/export-step';
import type { SpaceModel } from '../../../remote-selection/src/components/space/space-model';
import { profilerModel } from '../../../remote-selection/src/features/profiler/profiler-model';
import { systemModel } from '../../../remote-selection/src/features/tools/space/system-model';
import { volumeModel } from '../../../remote-selection/src/features/volume/volume-model';
import { testCamera as camera, testLens as lens, testTask } from '../../../remote-selection/src/testing/parts';

const read = async (model: SpaceModel) => {
  const solids = await readStep(await spaceStep(model, '整套').text());
  for (const { name, volume } of solids) expect(volume, name).toBeGreaterThan(0);
  return new Map(
    solids.map(({ name, low, high }) => [name, { from: low[2] ?? Number.NaN, to: high[2] ?? Number.NaN }]),
  );
};

function system(changes: Partial<typeof testTask>) {
  const need = requirementsOf({ ...testTask, heightVariationMm: 4, fNumber: 8, ...changes });
  const drawn = systemDrawing(need, { camera, lens, setting: nearestSetting(need, camera, lens) });
  const light = {
    shape: 'ring',
    sizeMm: { mm: 90, typical: false },
    openingMm: 60,
    bodies: { width: [], height: [] },
    distanceMm: { mm: 120, typical: false },
    colour: '#e5252a',
    hatched: false,
  };
  return { drawn, model: systemModel({ ...drawn, light }, { camera: 'A-1', lens: 'B-2', light: 'C-3' }) };
}

test.each([{}, { mode: 'line' as const, speedMmS: 100 }])(
  'a set-up of a camera %o is a file of its parts at their distances',
  async changes => {
    const { drawn, model } = system(changes);
    const solids = await read(model);
    const distance = drawn.workingDistanceMm.mm;
    expect(solids.get('镜头 B-2')).toEqual({
      from: expect.closeTo(distance, 3),
      to: expect.closeTo(distance + drawn.lens.lengthMm.mm, 3),
    });
    expect(solids.get('相机 A-1')?.from).toBeCloseTo(distance + drawn.lens.lengthMm.mm + drawn.ringMm, 3);
    expect(solids.get('视野')).toEqual({ from: expect.closeTo(0, 3), to: expect.closeTo(distance, 3) });
    const light = solids.get('光源 C-3');
    expect(((light?.from ?? 0) + (light?.to ?? 0)) / 2).toBeCloseTo(120, 3);
    expect([...solids.keys()]).toEqual(expect.arrayContaining(['物体', '景深']));
  },
);

test('a line profiler and a 3D area camera are files of housing, views and part; what is flat is left out', async () => {
  const profiler = await read(profilerModel(profilerDrawing, { model: 'A-1', wavelengthNm: 405 }));
  expect(profiler.get('轮廓仪 A-1')?.from).toBeCloseTo(118, 3);
  expect(profiler.get('测量视场')).toEqual({ from: expect.closeTo(0, 3), to: expect.closeTo(50, 3) });
  expect(profiler.get('工件')?.to).toBeCloseTo(118 - 89.4, 3);
  const volume = {
    topMm: 900,
    depthMm: 300,
    base: [600, 400],
    view: [750, 520],
    lowestViewMm: 1000,
    turned: false,
  } as const;
  expect((await read(volumeModel(volume, 'A-1'))).get('视野（堆高内）')).toEqual({
    from: expect.closeTo(0, 3),
    to: expect.closeTo(300, 3),
  });
  const flat = await read(volumeModel({ ...volume, depthMm: 0 }, 'A-1'));
  expect(flat.get('3D 相机 A-1')?.from).toBeCloseTo(900, 3);
  expect(flat.has('视野（堆高内）')).toBe(false);
});
