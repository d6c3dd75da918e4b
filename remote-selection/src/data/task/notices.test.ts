import { type ImagingTask, requirementsOf } from '@shixuan/optics/model';
import { neutralState, neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { noticesOf, requirementsOr, todoOf } from './notices';

const said = (task: Partial<ImagingTask>, imaging = {}) =>
  noticesOf(requirementsOf({ ...neutralTask, ...task }), {
    magnification: 0.1,
    pixelSizeUm: 3.45,
    focalLengthMm: null,
    ...imaging,
  }).map(({ field, level, text }) => `${field} ${level} ${text}`);

const at = (mm: number) => ({ workingDistance: { minMm: mm, maxMm: mm } });

test('what has to be done first is said by the name of the field', () => {
  const todo = (field: string) => todoOf({ field, level: 'error', text: '' }, neutralState('systems'));
  expect([todo('speedMmS'), todo('exposureUs'), todo('elsewhere')]).toEqual(['先填速度', '先改曝光', '先改标红的一项']);
});

test('a usual task is not commented', () => {
  expect(said(at(300))).toEqual([]);
});

test.each([
  [
    { accuracy: { kind: 'feature' as const, featureMm: 300, pixelsPerFeature: 3 } },
    {},
    /^accuracy\.featureMm error 300 mm 比视野 60 × 45 mm 还大/,
  ],
  [
    {
      mode: 'line' as const,
      speedMmS: 1,
      accuracy: { kind: 'tolerance' as const, toleranceMm: 61, subPixelFactor: 0.5 },
    },
    {},
    /^accuracy\.toleranceMm error 61 mm 比幅宽 60 mm 还大/,
  ],
  [at(20), { focalLengthMm: 25 }, /^wd error .*大于所选镜头的焦距 25 mm/],
  [at(80), {}, /^wd warn .*接圈/],
  [at(80), { magnification: null }, /^wd warn .*接圈/],
  [at(300), { magnification: 0.8 }, /^wd warn .*微距或远心/],
  [{ shutter: 'rolling' as const, speedMmS: 100 }, {}, /^shutter warn .*全局快门/],
  [{ mode: 'line' as const }, {}, /^speedMmS error .*移动速度/],
  [{ exposureUs: 20_000, rateHz: 100 }, {}, /^exposureUs error 应不大于 10.000 µs/],
  [
    { surface: 'matt' as const, feature: 'print' as const, technique: 'backlight', backAccessible: true },
    {},
    /^technique warn 背光与所填的工件矛盾：工件不透光.*可改用环形光，或核对检测内容/,
  ],
  [{ fNumber: 16 }, {}, /^fNumber warn .*衍射/],
])('%j is explained', (task, imaging, expected) => {
  expect(said(task, imaging).some(text => expected.test(text))).toBe(true);
});

test('what is as large as the field itself is not commented: whether the part is there', () => {
  expect(said({ ...at(300), accuracy: { kind: 'feature', featureMm: 60, pixelsPerFeature: 3 } })).toEqual([]);
});

test('an exposure that fits into the frame is not commented', () => {
  expect(said({ exposureUs: 5000, rateHz: 100 })).toEqual([]);
});

test('what the engine refuses is said at the field it stands in', () => {
  const state = neutralState('systems');
  const task: ImagingTask = { ...state.task, workingDistance: { minMm: 320, maxMm: 280 } };
  expect(requirementsOr(task)).toMatchObject({ refusal: { field: 'wd', level: 'error' } });
  expect(requirementsOr(state.task)).toHaveProperty('requirements');
});
