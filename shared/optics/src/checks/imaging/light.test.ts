import { describe, expect, it } from 'vitest';
import { type Case, checkOf, fixedOf, focalOf, lightOf } from '../../fixtures/parts';
import type { Verdict } from '../../formula/verdict';
import type { CheckId } from '../../model/verdict/check';

const known = focalOf({ maxMagnification: 25 / 92 });
const opaque = { surface: 'matt', form: 'flat', backAccessible: true } as const;

/** A flat dome with a hole that is seen through. */
const plate = { shape: 'flat-dome', innerDiameterMm: 120, lengthMm: null, widthMm: null } as const;

const near: Case['task'] = { workingDistance: { minMm: 10, maxMm: 10 } };
const web: Case = { task: { mode: 'line' }, camera: { kind: 'line' } };

type Row = [why: string, test: Case, verdict: Verdict, reason: string];

const tables: Partial<Record<CheckId, readonly Row[]>> = {
  spectrum: [
    [
      'visible light',
      { light: lightOf() },
      'pass',
      '波长 550 nm，在可见光内；镜头波段未标注，按可见光镜头；光源 625 nm，任务按 550 nm 计算',
    ],
    ['infrared, nothing stated', { task: { wavelengthNm: 850 } }, 'warn', '硅传感器的近红外响应比可见光低'],
    ['beyond what silicon is sure to see', { task: { wavelengthNm: 1020 } }, 'unknown', '相机在此波长的响应未标注'],
    [
      'beyond silicon',
      { task: { wavelengthNm: 1200 }, camera: { spectrum: 'silicon' } },
      'fail',
      '相机响应硅传感器 330～1050 nm',
    ],
    [
      'through ordinary glass',
      { task: { wavelengthNm: 254 }, camera: { spectrum: 'uv' } },
      'fail',
      '普通光学玻璃透不过 254 nm',
    ],
    [
      'white light for infrared',
      { task: { wavelengthNm: 850 }, light: lightOf({ wavelengthNm: null, colours: ['white'] }) },
      'fail',
      '光源 400～700 nm，没有任务所需的 850 nm',
    ],
    [
      'infrared for a sensor and lens that take it',
      {
        light: lightOf({ wavelengthNm: 850 }),
        task: { wavelengthNm: 850 },
        camera: { spectrum: 'nir' },
        lens: focalOf({ spectralRangeNm: { min: 400, max: 1000 } }),
      },
      'pass',
      '相机响应近红外 400～1050 nm；镜头适用 400～1000 nm',
    ],
    [
      'short-wave infrared for silicon',
      { light: lightOf({ wavelengthNm: 1450 }), camera: { spectrum: 'visible' }, task: { wavelengthNm: 1450 } },
      'fail',
      '相机响应可见光 400～700 nm',
    ],
    [
      'a lens for another band',
      { light: lightOf({ wavelengthNm: 625 }), lens: focalOf({ spectralRangeNm: { min: 900, max: 1700 } }) },
      'fail',
      '镜头适用 900～1700 nm',
    ],
    [
      'fluorescence: the light excites, the camera sees another wavelength',
      { task: { wavelengthNm: 520, excitationNm: 365 }, light: lightOf({ wavelengthNm: 365 }) },
      'pass',
      '波长 520 nm，在可见光内；镜头波段未标注，按可见光镜头；光源 365 nm',
    ],
    [
      'fluorescence without light that excites',
      { task: { wavelengthNm: 520, excitationNm: 365 }, light: lightOf({ wavelengthNm: 525 }) },
      'fail',
      '光源 525 nm，没有激发所需的 365 nm',
    ],
    [
      'another visible light where the task asks for a colour',
      { task: { wavelengthNm: 470 }, light: lightOf({ wavelengthNm: 625 }) },
      'warn',
      '光源 625 nm，任务按 470 nm 计算',
    ],
    [
      'another visible light does not excite',
      { task: { wavelengthNm: 630, excitationNm: 450 }, light: lightOf({ wavelengthNm: 525 }) },
      'fail',
      '没有激发所需的 450 nm',
    ],
    [
      'a lamp of 365 nm for 385 nm',
      { task: { wavelengthNm: 520, excitationNm: 385 }, light: lightOf({ wavelengthNm: 365 }) },
      'fail',
      '没有激发所需的 385 nm',
    ],
    [
      'white light at its short end',
      { task: { wavelengthNm: 400 }, light: lightOf({ wavelengthNm: null, colours: ['white'] }) },
      'unknown',
      '白光 LED 的光谱约 420～680 nm，400 nm 处的强度未标注',
    ],
    [
      'white light at its long end',
      { task: { wavelengthNm: 700 }, light: lightOf({ wavelengthNm: null, colours: ['white', 'red'] }) },
      'unknown',
      '700 nm 处的强度未标注',
    ],
    [
      'white light within',
      { task: { wavelengthNm: 630 }, light: lightOf({ wavelengthNm: null, colours: ['white'] }) },
      'pass',
      '光源 400～700 nm',
    ],
    ['wavelength not stated', { light: lightOf({ wavelengthNm: null, colours: [] }) }, 'unknown', '光源波长未标注'],
    ['one colour for a colour camera', { light: lightOf(), camera: { colour: 'color' } }, 'warn', '应配白光'],
    ['colour asked for', { task: { colour: 'color' } }, 'fail', '要求彩色相机，此为黑白'],
    ['colour asked for, not stated', { task: { colour: 'color' }, camera: { colour: null } }, 'unknown', '未标注'],
  ],
  'light-function': [
    ['nothing chosen', {}, 'unknown', '尚未选定光源与打光方式'],
    [
      'back light for print on an opaque part',
      { light: lightOf(), task: { ...opaque, feature: 'print' } },
      'fail',
      '工件不透光，背光下只剩黑色轮廓',
    ],
    [
      'back light where nothing can be put behind',
      { light: lightOf(), task: { ...opaque, backAccessible: false, feature: 'outline' } },
      'fail',
      '背光到不了镜头',
    ],
    ['back light for an outline', { light: lightOf(), task: { ...opaque, feature: 'outline' } }, 'pass', '背光：'],
    ['a part nothing is said of', { light: lightOf() }, 'unknown', '须先确定'],
    ['another technique', { light: lightOf(), task: { technique: 'ring' } }, 'fail', '要求环形光，所选光源用作背光'],
    ['only the technique', { task: { technique: 'backlight', ...opaque, feature: 'outline' } }, 'pass', '背光：'],
  ],
  'light-geometry': [
    ['nothing chosen', {}, 'unknown', '尚未选定光源'],
    ['back light large enough', { lens: known, light: lightOf() }, 'pass', '发光面长 120 mm，须不小于 100 mm'],
    [
      'back light farther behind',
      { lens: known, light: lightOf(), lightHeightMm: 100 },
      'fail',
      '发光面长 120 mm，须不小于 135.4 mm',
    ],
    ['back light not stated', { lens: known, light: lightOf({ emittingWidthMm: null }) }, 'unknown', '发光面宽未标注'],
    [
      'back light smaller on the outside',
      { lens: known, light: lightOf({ emittingWidthMm: null, widthMm: 40 }) },
      'fail',
      '而外形只容得下 40 mm',
    ],
    [
      'back light where the distance is not known',
      { lens: fixedOf({ workingDistanceMm: null }), light: lightOf() },
      'unknown',
      '工作距离',
    ],
    [
      'back light smaller than the field, whatever the distance',
      {
        lens: fixedOf({ workingDistanceMm: null }),
        light: lightOf({ emittingLengthMm: null, emittingWidthMm: null, lengthMm: 120, widthMm: 40 }),
      },
      'fail',
      '而外形只容得下 40 mm',
    ],
    [
      'a ring with a hole smaller than a view that does not narrow, whatever the distance',
      {
        lens: fixedOf({ workingDistanceMm: null }),
        light: lightOf({ shape: 'ring', innerDiameterMm: null, outerDiameterMm: 120 }),
      },
      'fail',
      '观察孔直径须不小于 116.6 mm，而外形只容得下 102 mm',
    ],
    [
      'such a ring before a lens whose view may narrow',
      {
        lens: fixedOf({ workingDistanceMm: null, telecentric: null }),
        light: lightOf({ shape: 'ring', innerDiameterMm: null, outerDiameterMm: 120 }),
      },
      'unknown',
      '工作距离',
    ],
    [
      'a low-angle ring smaller than the object, whatever the distance',
      {
        lens: fixedOf({ workingDistanceMm: null, telecentric: null }),
        light: lightOf({ shape: 'low-angle-ring', innerDiameterMm: 100, outerDiameterMm: 200 }),
      },
      'fail',
      '内径 100 mm',
    ],
    [
      'back light whose shorter side is stated first',
      { lens: known, light: lightOf({ emittingLengthMm: 90, emittingWidthMm: 120 }) },
      'pass',
      '发光面长 120 mm',
    ],
    [
      'a collimated panel that covers the sides, though not the diagonal',
      { light: lightOf({ shape: 'collimated-backlight', emittingLengthMm: 110, emittingWidthMm: 90 }) },
      'pass',
      '发光面宽 90 mm',
    ],
    [
      'a collimated panel of which only a housing is stated that is too narrow',
      {
        light: lightOf({
          shape: 'collimated-backlight',
          emittingLengthMm: null,
          emittingWidthMm: null,
          lengthMm: 200,
          widthMm: 40,
        }),
      },
      'fail',
      '发光面宽须不小于',
    ],
    [
      'a round collimated light that does not cover the diagonal',
      {
        light: lightOf({
          shape: 'collimated-backlight',
          emittingLengthMm: null,
          emittingWidthMm: null,
          outerDiameterMm: 60,
        }),
      },
      'fail',
      '口径须不小于',
    ],
    [
      'a ring that is smaller than the view',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 60 }), lightHeightMm: 20 },
      'fail',
      '观察孔直径须不小于 109.3 mm，而外形只容得下 50 mm',
    ],
    [
      'a ring near a lens towards which the view narrows',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 60 }), lightHeightMm: 280 },
      'unknown',
      '观察孔直径未标注',
    ],
    [
      'the same before a telecentric lens, whose view is as wide there as the field',
      { lens: fixedOf(), light: lightOf({ shape: 'ring', outerDiameterMm: 60 }), lightHeightMm: 280 },
      'fail',
      '观察孔直径须不小于 121.5 mm，而外形只容得下 50 mm',
    ],
    [
      'before a telecentric lens at any height',
      { lens: fixedOf(), light: lightOf({ shape: 'ring', outerDiameterMm: 100 }) },
      'fail',
      '而外形只容得下 85 mm',
    ],
    [
      'a ring with a stated hole',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 150, innerDiameterMm: 60 }), lightHeightMm: 280 },
      'pass',
      '观察孔直径 60 mm',
    ],
    [
      'a dome, whose hole is small',
      { lens: known, light: lightOf({ shape: 'dome', outerDiameterMm: 250 }), lightHeightMm: 20 },
      'fail',
      '而外形只容得下 100 mm',
    ],
    [
      'a flat dome that does not span twice the view',
      { lens: known, light: lightOf({ ...plate, emittingLengthMm: 300, emittingWidthMm: 100 }) },
      'fail',
      '发光面短边 100 mm，须不小于 233.2 mm',
    ],
    [
      'a flat dome that does not span twice the view, whatever the distance',
      {
        lens: fixedOf({ workingDistanceMm: null }),
        light: lightOf({ ...plate, emittingLengthMm: 100, emittingWidthMm: 100 }),
      },
      'fail',
      '发光面短边 100 mm，须不小于',
    ],
    [
      'a flat dome of which only a housing is stated that is too small',
      {
        lens: known,
        light: lightOf({ ...plate, emittingLengthMm: null, emittingWidthMm: null, lengthMm: 150, widthMm: 150 }),
      },
      'fail',
      '发光面短边须不小于 233.2 mm，而外形只容得下 150 mm',
    ],
    [
      'a flat dome of which one side is stated, which is too small',
      {
        lens: known,
        light: lightOf({ ...plate, emittingLengthMm: 200, emittingWidthMm: null, lengthMm: null, widthMm: null }),
      },
      'fail',
      '200 mm',
    ],
    [
      'a dome with both openings stated',
      {
        lens: known,
        light: lightOf({ ...plate, shape: 'dome', emittingLengthMm: 250, emittingWidthMm: 250, outerDiameterMm: 266 }),
      },
      'pass',
      '穹顶内径 250 mm，须不小于 233.2 mm',
    ],
    [
      'a ring without a stated hole',
      { light: lightOf({ shape: 'ring', outerDiameterMm: 150 }) },
      'unknown',
      '观察孔直径未标注',
    ],
    [
      'a ring without a stated hole, at the height that it is drawn at and where the view is narrowest',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 150 }) },
      'unknown',
      '观察孔直径未标注，光源高 180 mm（图中位置）时须不小于 50.4 mm，装在镜头前端（高 300 mm）时须不小于 6.25 mm',
    ],
    [
      'a ring whose housing holds no hole that is wide enough at the usual height',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 40 }) },
      'unknown',
      '光源高 235.4 mm（图中位置）时须不小于 30 mm，装在镜头前端（高 300 mm）时须不小于 6.25 mm；外形只容得下 30 mm，光源高须不低于 235.4 mm',
    ],
    [
      'a ring whose housing holds no hole that is wide enough at any height',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 12 }) },
      'fail',
      '观察孔直径即使装在镜头前端（高 300 mm）也须不小于 6.25 mm，而外形只容得下 2 mm',
    ],
    [
      'a ring with a stated hole that is wide enough at the usual height',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 150, innerDiameterMm: 60 }) },
      'pass',
      '观察孔直径 60 mm，光源高 180 mm（图中位置）时须不小于 50.4 mm；光源高须不低于 153.9 mm',
    ],
    [
      'a ring with a stated hole that is wide enough only nearer to the lens',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 150, innerDiameterMm: 30 }) },
      'pass',
      '观察孔直径 30 mm，光源高须不低于 235.4 mm（图中位置）',
    ],
    [
      'a ring with a stated hole that is too narrow at any height',
      { lens: known, light: lightOf({ shape: 'ring', outerDiameterMm: 150, innerDiameterMm: 5 }) },
      'fail',
      '观察孔直径 5 mm，即使装在镜头前端（高 300 mm）也须不小于 6.25 mm',
    ],
    [
      'a ring before a telecentric lens, whose view is narrowest at the object',
      { lens: fixedOf(), light: lightOf({ shape: 'ring', outerDiameterMm: 200 }) },
      'unknown',
      '光源高 180 mm（图中位置）时须不小于 119.8 mm，贴近工件时须不小于 116.6 mm',
    ],
    [
      'a bar of undecided height, long enough at the usual one',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: 200 }) },
      'pass',
      '发光长度 200 mm，须不小于 126.8 mm（光源高 50 mm），最高可到 186.6 mm',
    ],
    [
      'a bar that is long enough only where it is lower than usual',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: 110 }) },
      'unknown',
      '发光长度 110 mm，光源高度未定，须不高于 18.66 mm',
    ],
    [
      'the usual height of a bar is not above the lens',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: 110 }), task: near },
      'pass',
      '（光源高 10 mm）',
    ],
    [
      'bars shorter than the field, in a row',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: 45 }) },
      'warn',
      '发光长度 45 mm，须并排 3 条共 135 mm，须不小于 126.8 mm',
    ],
    [
      'bars of which more than four would be needed',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: 30 }) },
      'fail',
      '发光长度 30 mm，须不小于 100 mm',
    ],
    [
      'a frame of four bars that is shorter than the field',
      { lens: known, light: lightOf({ shape: 'four-sided-bar', emittingLengthMm: 90 }) },
      'fail',
      '须不小于 100 mm',
    ],
    [
      'a bar of unstated length in a housing that is too short',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: null, lengthMm: 90 }) },
      'fail',
      '而外形只容得下 90 mm',
    ],
    [
      'a bar is beside what the lens sees, whatever the f-number',
      { light: lightOf({ shape: 'bar', emittingLengthMm: 200 }), lens: focalOf({ maxAperture: null }) },
      'pass',
      '最高可到',
    ],
    [
      'a line light of undecided height',
      { ...web, light: lightOf({ shape: 'line', emittingLengthMm: 160 }) },
      'pass',
      '发光长度 160 mm，须不小于 149.9 mm（光源高 50 mm），最高可到 60.12 mm',
    ],
    [
      'a line light that is hardly longer than the web',
      { ...web, light: lightOf({ shape: 'line', emittingLengthMm: 110 }) },
      'unknown',
      '光源高度未定，须不高于 10.12 mm',
    ],
    [
      'line lights are not set in a row, which would leave a gap in the line',
      { ...web, light: lightOf({ shape: 'line', emittingLengthMm: 60 }) },
      'fail',
      '发光长度 60 mm，须不小于 99.88 mm',
    ],
    [
      'a bar',
      { lens: known, light: lightOf({ shape: 'bar', emittingLengthMm: 200 }), lightHeightMm: 100 },
      'pass',
      '须不小于 153.6 mm',
    ],
    [
      'a coaxial light, twice the field',
      { lens: known, light: lightOf({ shape: 'coaxial', emittingWidthMm: 100, emittingLengthMm: 100 }) },
      'fail',
      '须不小于 206.3 mm',
    ],
    [
      'a coaxial light of unknown size in a housing that is too small',
      {
        lens: known,
        light: lightOf({
          shape: 'coaxial',
          emittingWidthMm: null,
          emittingLengthMm: null,
          lengthMm: 260,
          widthMm: 200,
        }),
      },
      'fail',
      '而外形只容得下 200 mm',
    ],
    ['the lens not stated', { light: lightOf(), lens: focalOf({ maxAperture: null }) }, 'unknown', '光圈未定'],
  ],
  mechanics: [
    ['all known', {}, 'pass', '合计高 380 mm'],
    ['lens not stated', { lens: focalOf({ lengthMm: null }) }, 'unknown', '镜头长度未标注，总高只知不小于 340 mm'],
    ['no distance', { lens: fixedOf({ workingDistanceMm: null }) }, 'unknown', '工作距离未标注'],
    [
      'a light higher than the lens',
      { light: lightOf({ shape: 'ring' }), lightHeightMm: 350 },
      'fail',
      '光源装不进镜头与物体之间',
    ],
    ['a light behind', { light: lightOf(), lightHeightMm: 350 }, 'pass', '合计高'],
  ],
};

describe.each(Object.entries(tables) as [CheckId, readonly Row[]][])('%s', (id, rows) => {
  it.each(rows)('%s', (_why, test, verdict, reason) => {
    const check = checkOf(id, test);
    expect(check.verdict).toBe(verdict);
    expect(check.reason).toContain(reason);
    expect(check.missing !== undefined).toBe(verdict === 'unknown');
  });
});

it('a colour camera is warned of light of one colour, and of no other light', () => {
  const warned = (camera: 'color' | 'mono', colours: readonly string[] | null) =>
    checkOf('spectrum', {
      camera: { colour: camera },
      ...(colours && { light: lightOf({ colours: [...colours] }) }),
    }).reason.includes('彩色相机配单色光');
  expect([['red'], ['red', 'blue']].map(colours => warned('color', colours))).toEqual([true, true]);
  expect([['white'], ['red', 'white'], [], null].map(colours => warned('color', colours))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(warned('mono', ['red'])).toBe(false);
});
