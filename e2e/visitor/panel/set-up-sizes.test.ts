import { ImagingTask } from '@shixuan/api';
import { mountProfiler } from '@shixuan/optics/checks';
import { drawnProfiler, drawnVolume } from '@shixuan/optics/describe';
import { profileNeedsOf, requirementsOf } from '@shixuan/optics/model';
import { readStep } from '@shixuan/server/testing/read-step';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { spaceGlb } from '../../../remote-selection/src/components/space/export-glb';
import { placedSolids, spaceStep } from '../../../remote-selection/src/components/space/export-step';
import type { SpaceModel } from '../../../remote-selection/src/components/space/space-model';
import { profilerRows } from '../../../remote-selection/src/data/profiler/profiler-rows';
import { indexParts, resultRows } from '../../../remote-selection/src/data/ranking/answer';
import { shownDrawing } from '../../../remote-selection/src/data/ranking/shown-drawing';
import { systemOf } from '../../../remote-selection/src/data/ranking/system-of';
import { profilerColumns } from '../../../remote-selection/src/features/profiler/profiler-columns';
import { profilerModel } from '../../../remote-selection/src/features/profiler/profiler-model';
import { columnsOf } from '../../../remote-selection/src/features/results/columns';
import { systemModel } from '../../../remote-selection/src/features/tools/space/system-model';
import { volumeColumns } from '../../../remote-selection/src/features/volume/volume-columns';
import { volumeModel } from '../../../remote-selection/src/features/volume/volume-model';
import { given, panelCalls } from './ask-panel';
import { panel, profileTask } from './panel';
import { type ReadBox, readGlb } from './read-glb';

// The files of a set-up are measured as another program reads them, and held against the figures of the card and the sizes of the parts.

/** Of a browser: the exporter reads its own file through it. */
class FileReader {
  result: ArrayBuffer | null = null;
  onloadend: () => void = () => undefined;
  async readAsArrayBuffer(file: Blob) {
    this.result = await file.arrayBuffer();
    this.onloadend();
  }
}

beforeAll(() => {
  vi.stubGlobal('FileReader', FileReader);
});

const call = panelCalls();

/** Boxes of both files, which are the same: of the STEP assembly, in which what is flat is left out. */
async function boxesOf(model: SpaceModel): Promise<ReadonlyMap<string, ReadBox>> {
  const solids = await readStep(await spaceStep(model, '整套').text());
  expect(solids.map(({ name }) => name)).toEqual(placedSolids(model).map(({ name }) => name));
  const meshes = readGlb(await (await spaceGlb(model)).arrayBuffer());
  expect([...meshes.keys()]).toEqual(model.bodies.map(({ name }) => name));
  for (const { name, low, high } of solids) {
    const mesh = given(meshes.get(name));
    // Round bodies are polygons in both files: of a hundredth of a millimetre, and of 64 sides.
    const round = model.bodies.some(body => body.name === name && body.kind === 'cylinder');
    const least = round ? 0.003 * Math.max(...high.map((end, axis) => end - (low[axis] ?? 0))) : 1e-3;
    expect([name, apart(low, mesh.low), apart(high, mesh.high)]).toEqual([name, below(least), below(least)]);
  }
  return new Map(solids.map(({ name, low, high }) => [name, { low, high }]));
}
const apart = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, axis) => Math.abs(value - (b[axis] ?? Number.NaN))));
const below = (most: number) => expect.toSatisfy((value: number) => value <= most, `at most ${most}`);

/** Extent along an axis; of a round body to its polygon. */
const sideOf = ({ low, high }: ReadBox, axis: number) => (high[axis] ?? Number.NaN) - (low[axis] ?? Number.NaN);
const z = ({ low, high }: ReadBox) => [low[2], high[2]];
const near = (value: number, by = 0.01) =>
  expect.toSatisfy((other: number) => Math.abs(other - value) <= by, `${value}`);
/** A figure as the card prints it, for half a unit of its last digit of three. */
const printed = (text: string | null | undefined) => {
  const value = Number.parseFloat((text ?? '').replaceAll(/\s/gu, ''));
  return near(value, 0.006 * value);
};

describe.each(panel.filter(each => 'imaging' in each))('$name', ({ imaging }) => {
  test('is a file of the distance, the field and the parts of its card', async () => {
    const body = { task: imaging, limit: 1 };
    const request = { goal: 'systems', body } as const;
    const answer = await call('rankSystems', body);
    const need = requirementsOf(ImagingTask.parse(imaging));
    const row = given(resultRows(answer, indexParts(answer))[0]);
    const system = given(systemOf(row, request));
    const drawn = shownDrawing(need, system);
    const boxes = await boxesOf(systemModel(drawn, { camera: 'A', lens: 'B', light: 'C' }));
    const listed = new Map(columnsOf('systems', need).map(({ label, value }) => [label, value(row)]));
    const [camera, lens] = [given(boxes.get('相机 A')), given(boxes.get('镜头 B'))];
    const distance = drawn.workingDistanceMm.mm;
    if (!drawn.workingDistanceMm.typical) expect(distance).toEqual(printed(listed.get('工作距离')));
    expect(z(lens)).toEqual([near(distance), near(distance + drawn.lens.lengthMm.mm)]);
    expect(camera.low[2]).toEqual(near(distance + drawn.lens.lengthMm.mm + drawn.ringMm));
    // What the makers state of housings.
    const { sizeMm } = system.camera;
    if (sizeMm) {
      const wide = Math.max(sizeMm.width, sizeMm.height);
      expect([sideOf(camera, 0), sideOf(camera, 1)]).toEqual([near(wide), near(wide)]);
      if (sizeMm.length !== null) expect(sideOf(camera, 2)).toEqual(near(sizeMm.length));
    }
    if (system.lens.lengthMm) expect(sideOf(lens, 2)).toEqual(near(system.lens.lengthMm));
    if (system.lens.diameterMm)
      expect(sideOf(lens, 0)).toEqual(near(system.lens.diameterMm, 0.03 + system.lens.diameterMm * 0.003));
    const view = boxes.get('视野');
    if (view && drawn.lens.telecentric) expect(sideOf(view, 0)).toEqual(printed(listed.get('实际视野')));
  });
});

describe.each(panel.filter(each => 'profile' in each))('$name', ({ profile }) => {
  test('is a file of the range and the stand-off of its card', async () => {
    const task = profileTask(profile);
    const row = given(profilerRows(await call('profiler', { task, limit: 1 }))[0]);
    const { part } = row.selected;
    const drawn = drawnProfiler(task, part, mountProfiler(profileNeedsOf(task), part));
    if (!drawn) return;
    const boxes = await boxesOf(profilerModel(drawn, { model: 'A', wavelengthNm: part.wavelengthNm }));
    const listed = new Map(profilerColumns.map(({ id, value }) => [id, value(row)]));
    const [housing, field, object] = ['轮廓仪 A', '测量视场', '工件'].map(name => given(boxes.get(name)));
    expect(sideOf(given(field), 2)).toEqual(printed(listed.get('range')));
    expect(sideOf(given(object), 0)).toEqual(near(task.widthMm));
    // The stand-off is counted to the highest place with its tolerance.
    const gap = (given(housing).low[2] ?? Number.NaN) - (given(object).high[2] ?? Number.NaN) - task.heightToleranceMm;
    if (listed.get('gap') !== null && drawn.clearanceMm !== null) expect(gap).toEqual(printed(listed.get('gap')));
  });
});

describe.each(panel.filter(each => 'volume' in each))('$name', ({ volume }) => {
  test('is a file of the distance and the view of its card', async () => {
    const task = { marginPct: 10, ...volume };
    const answer = await call('depthCameras', { task, limit: 1 });
    const row = { ...given(answer.list[0]), key: '', verdicts: {} };
    const drawn = given(drawnVolume(task, row.mounting));
    const boxes = await boxesOf(volumeModel(drawn, 'A'));
    const listed = new Map(volumeColumns.map(({ id, value }) => [id, value(row)]));
    const [camera, pile] = [given(boxes.get('3D 相机 A')), given(boxes.get('料堆'))];
    expect((camera.low[2] ?? Number.NaN) - task.depthMm).toEqual(printed(listed.get('top')));
    expect([sideOf(pile, 0), sideOf(pile, 1)]).toEqual([near(task.widthMm), near(task.heightMm)]);
    const upper = given(boxes.get('视野（最高处以上）'));
    expect(sideOf(upper, 0)).toEqual(printed(listed.get('view')));
    expect(z(upper)).toEqual([near(task.depthMm), near(camera.low[2] ?? Number.NaN)]);
  });
});
