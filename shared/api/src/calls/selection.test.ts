import * as model from '@shixuan/optics/model';
import * as physics from '@shixuan/optics/physics';
import type * as setting from '@shixuan/optics/setting';
import * as solve from '@shixuan/optics/solve';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls, operationIdOf } from '.';
import type { Camera, Grabber, Lens, Light } from './selection-parts';
import { CheckId, ScorePart, type Setting, Verdict } from './selection-results';
import { BareSensor, ImagingTask } from './selection-task';

type Wire<S extends z.ZodType> = z.output<S>;

// The schemas must not allow less than the engine has: what it answers fits the contract. The other way round is
// checked where the schemas are written.
const _fits = {
  task: (of: model.ImagingTask): Wire<typeof ImagingTask> => of,
  camera: (of: model.Camera): Wire<typeof Camera> => of,
  lens: (of: model.Lens): Wire<typeof Lens> => of,
  light: (of: model.Light): Wire<typeof Light> => of,
  grabber: (of: model.Grabber): Wire<typeof Grabber> => of,
  setting: ({
    depthOfFieldMm,
    depthForTaskMm,
    ...of
  }: setting.Setting): Omit<Setting, 'depthOfFieldMm' | 'depthForTaskMm'> => of,
};

const least = { object: { widthMm: 100, heightMm: 80 }, accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 } };

test('what is left out of a task is left to the engine, which accepts it', () => {
  const task = ImagingTask.parse(least);
  expect(task).toMatchObject({ mode: 'area', marginPct: 10, speedMmS: 0, links: [], exposureUs: null });
  expect(model.requirementsOf(task).fieldWidthMm).toBeCloseTo(110, 9);
  expect(ImagingTask.parse(task)).toEqual(task);
});

test('checks, verdicts and defaults are those of the engine', () => {
  expect(CheckId.options).toEqual(model.checkIds);
  expect(Verdict.options.sort()).toEqual(['fail', 'pass', 'unknown', 'warn']);
  const { pixelFormat, circleOfConfusion } = ImagingTask.parse(least);
  expect(pixelFormat).toBe(physics.defaultPixelFormat);
  expect(physics.circlesOfConfusion.map(({ id }) => id)).toContain(circleOfConfusion);
  expect(solve.weights.every(({ id }) => ScorePart.safeParse({ id, points: 1, most: 2 }).success)).toBe(true);
});

test.each<[string, object, string]>([
  ['object.widthMm', { object: { widthMm: 0, heightMm: 80 } }, '应为 0.001 到 50000 mm 的数字'],
  ['object.heightMm', { object: { widthMm: 1, heightMm: '80' } }, '应为 0.001 到 50000 mm 的数字'],
  ['marginPct', { marginPct: -1 }, '应为 0 到 300 % 的数字'],
  [
    'accuracy.objectPixelMm',
    { accuracy: { kind: 'object-pixel', objectPixelMm: 0 } },
    '应为 0.000001 到 1000 mm 的数字',
  ],
  ['accuracy.kind', { accuracy: { kind: 'exact' } }, '精度的含义 task.accuracy.kind：应为 tolerance（公差）'],
  ['workingDistance', { workingDistance: { minMm: 5, maxMm: 2 } }, '下限 minMm 不能大于上限 maxMm'],
  ['workingDistance.minMm', { workingDistance: { minMm: -5 } }, '应为 0.01 到 1000000 mm 的数字'],
  ['exposureUs', { exposureUs: 0 }, '应为 0.1 到 10000000 µs 的数字'],
  ['blurPx', { blurPx: Number.NaN }, '应为 0.01 到 100 px 的数字'],
  ['wavelengthNm', { wavelengthNm: 50 }, '应为 200 到 2000 nm 的数字'],
  ['cableM', { cableM: -3 }, '应为大于 0 且不超过 10000 m 的数字'],
  ['directions.resolution', { directions: { resolution: 3 } }, '应为 0（默认）、1（宁大勿小）或 2（宁小勿大）'],
])('a task with a wrong %s is refused with what would be right', (field, wrong, message) => {
  const parsed = ImagingTask.safeParse({ ...least, ...wrong });
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [field, expect.stringContaining(message)],
  ]);
});

test('fields that a task does not have are refused, not overlooked', () => {
  expect(ImagingTask.safeParse({ ...least, speed: 5 }).success).toBe(false);
});

test('lenses are asked for with a camera or with a sensor, not with both and not with none', () => {
  const sensor = BareSensor.parse({ pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45 });
  const accepts = (more: object) => calls.rankLenses.request.safeParse({ task: least, ...more }).success;
  expect([{ sensor }, { cameraId: 3 }, {}, { cameraId: 3, sensor }].map(accepts)).toEqual([true, true, false, false]);
});

test('a dropdown is asked for by attribute or by keyword', () => {
  const accepts = (body: object) => calls.productDropdown.request.safeParse(body).success;
  expect(accepts({ categoryId: 1, key: 'mount' })).toBe(true);
  expect(accepts({ keyword: 'MV', brand: 3, limit: 5 })).toBe(true);
  expect(accepts({ categoryId: 1, key: 'mount', keyword: 'MV' })).toBe(false);
});

test('the rankings keep the names that they are published and counted by', () => {
  expect((['rankCameras', 'rankLenses', 'rankSystems'] as const).map(operationIdOf)).toEqual([
    'camera',
    'shot',
    'cameraShot',
  ]);
});
