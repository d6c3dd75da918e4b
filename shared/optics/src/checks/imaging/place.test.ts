import { describe, expect, it } from 'vitest';
import { type Case, checkOf, fixedOf, focalOf } from '../../fixtures/parts';
import type { Verdict } from '../../formula/verdict';
import type { CheckId } from '../../model/verdict/check';

const free = { minMm: null, maxMm: null };
/** A lens whose principal plane is 17 mm behind its front. */
const known = focalOf({ maxMagnification: 25 / 92 });

type Row = [why: string, test: Case, verdict: Verdict, reason: string | RegExp];

const tables: Partial<Record<CheckId, readonly Row[]>> = {
  distance: [
    ['fixed by the machine', {}, 'pass', '工作距离取 300 mm，要求固定为 300 mm'],
    [
      'free',
      { task: { workingDistance: free } },
      'pass',
      /任务没有限定，.*焦距 ±5 %、前主面未标注，安装时留 276.1～324.5 mm 调节$/,
    ],
    [
      'bounded at both ends',
      { task: { workingDistance: { minMm: 200, maxMm: 400 } } },
      'pass',
      '调节，整个区间都在要求之内',
    ],
    [
      'bounded above',
      { task: { workingDistance: { minMm: null, maxMm: 320 } }, lens: fixedOf() },
      'pass',
      '要求不大于 320 mm',
    ],
    [
      'bounded below',
      { task: { workingDistance: { minMm: 280, maxMm: null } }, lens: fixedOf() },
      'pass',
      '要求不小于 280 mm',
    ],
    [
      'bounded on both sides',
      { task: { workingDistance: { minMm: 280, maxMm: 320 } }, lens: fixedOf() },
      'pass',
      '要求 280～320 mm',
    ],
    [
      'within the focal length',
      { task: { workingDistance: { minMm: 20, maxMm: 20 } }, lens: focalOf({ focalLengthMm: 75 }) },
      'fail',
      '物距 46.25 mm 不大于焦距 75 mm，不能成实像',
    ],
    [
      'nearer than a fixed lens works',
      { task: { workingDistance: { minMm: 200, maxMm: 250 } }, lens: fixedOf() },
      'fail',
      '标称工作距离 300 mm（±3 % 可用），要求 200～250 mm，装不下',
    ],
    ['of a fixed lens not stated', { lens: fixedOf({ workingDistanceMm: null }) }, 'unknown', '未标注，无法判定'],
  ],
  'field-of-view': [
    ['plane not known', {}, 'fail', '宽（焦距 ±5 %、前主面未标注）91.77～108.8 mm；宽须见 100 mm'],
    ['plane known', { lens: known, task: { object: { widthMm: 95, heightMm: 70 } } }, 'pass', '，整个区间都见全物体'],
    ['in view at the nominal focal length only', { lens: known }, 'warn', '，只有标称值见全物体'],
    ['less than the margin', { lens: known, task: { marginPct: 5 } }, 'warn', '留边不够'],
    [
      'turned',
      { task: { object: { widthMm: 60, heightMm: 95 } }, lens: known },
      'pass',
      '视野 77.09 × 102.8 mm（相机转 90°）',
    ],
    ['fixed too large', { lens: fixedOf({ magnification: 0.1 }) }, 'fail', '物体会被切掉'],
    ['line scan with an area camera', { task: { mode: 'line' } }, 'fail', '面阵相机不作线扫'],
  ],
  accuracy: [
    [
      'fine enough',
      { lens: known },
      'pass',
      '单像素精度 40.15 µm（焦距 ±5 %：38.07 µm～42.44 µm），要求不大于 0.1 mm，整个区间都满足',
    ],
    [
      'fine enough by half of what is known',
      { task: { accuracy: { kind: 'object-pixel', objectPixelMm: 0.0395 } } },
      'warn',
      '只有标称值满足',
    ],
    [
      'too coarse for its pixels',
      { lens: known, task: { accuracy: { kind: 'object-pixel', objectPixelMm: 0.02 } } },
      'fail',
      '要求不大于 20 µm',
    ],
    [
      'fine but for the mosaic',
      { lens: known, camera: { colour: 'color' }, task: { accuracy: { kind: 'object-pixel', objectPixelMm: 0.05 } } },
      'warn',
      '彩色插值后约 57.4 µm',
    ],
  ],
  magnification: [
    [
      'below the printed range',
      { lens: focalOf({ minMagnification: 3.34, maxMagnification: 3.66 }) },
      'fail',
      '低于样本给出的倍率范围 3.34～3.66×',
    ],
    ['within the printed range', { lens: focalOf({ minMagnification: 0.05, maxMagnification: 0.3 }) }, 'pass', '×'],
    ['of an FA lens', {}, 'pass', '不超过 0.35×'],
    ['extended', closeUp(22, 0.009), 'warn', '超过 0.35×，FA 镜头像差明显变大'],
    ['beyond', closeUp(12, 0.005), 'fail', '超过 0.5×，又无微距数据'],
    ['printed', { lens: fixedOf({ magnification: 2 }) }, 'pass', '标称 2×，以样本为准'],
    ['telecentric asked for', { task: { mode: 'telecentric' } }, 'warn', '任务为远心测量，此镜头不是远心镜头'],
  ],
  'image-circle': [
    [
      'an M12 lens on a large sensor',
      { lens: focalOf({ focalLengthMm: 35, mount: 's', imageCircleMm: null }), camera: { pixelSizeUm: 7 } },
      'fail',
      '像圈未标注，这种接口与焦距最大也只有约 11 mm',
    ],
    [
      'no circle stated, within what the mount allows',
      { lens: focalOf({ imageCircleMm: null }) },
      'unknown',
      '像圈未标注',
    ],
    ['covers', {}, 'pass', '像圈 12 mm，靶面对角线 11 mm，全画面可用'],
    [
      'leaves dark corners',
      { lens: focalOf({ imageCircleMm: 10.5 }) },
      'warn',
      '四角发暗，物体的像 10.27 mm 仍在像圈内',
    ],
    ['too small', { lens: focalOf({ imageCircleMm: 8 }) }, 'fail', '照不到'],
    [
      'by a name',
      { lens: focalOf({ imageCircleMm: null, maxSensorFormat: '2/3in' }) },
      'pass',
      '按最大靶面 2/3in 估计',
    ],
    [
      'by the field on the object',
      { lens: fixedOf({ imageCircleMm: null, objectFovDiameterMm: 130 }) },
      'pass',
      '由物方视场与倍率折算，像圈 11.44 mm',
    ],
    ['not stated', { lens: focalOf({ imageCircleMm: null }) }, 'unknown', '像圈未标注'],
    [
      'behind a C mount',
      { camera: { pixelSizeUm: 7 }, lens: focalOf({ imageCircleMm: 30 }) },
      'warn',
      'C 口通光孔只够约 20 mm',
    ],
  ],
  mount: [
    ['the same', {}, 'pass', '镜头与相机同为 C 口'],
    ['with a ring', { camera: { mounts: ['cs'] } }, 'warn', '加 5 mm 转接环'],
    ['one of several', { camera: { mounts: ['f', 'c'] } }, 'pass', '同为 C 口'],
    ['too short a flange', { camera: { mounts: ['f'] } }, 'fail', '不能合焦'],
    ['of the lens not stated', { lens: focalOf({ mount: null }) }, 'unknown', '镜头接口未标注'],
    ['of the camera not stated', { camera: { mounts: [] } }, 'unknown', '相机接口未标注'],
    ['not in the table', { lens: focalOf({ mount: 'x9' }) }, 'unknown', '不在接口表中'],
  ],
  focus: [
    ['far enough', {}, 'pass', '最近物距 100 mm，不需接圈'],
    ['not stated', { lens: focalOf({ minObjectDistanceMm: null }) }, 'unknown', '最近物距未标注'],
    ['with a ring', { lens: focalOf({ minObjectDistanceMm: 500 }) }, 'warn', '须加 1 mm 接圈'],
    ['beyond all rings', { task: { workingDistance: { minMm: 30, maxMm: 30 } } }, 'fail', '常备接圈凑不出所需厚度'],
    ['fixed', { lens: fixedOf() }, 'pass', '在标称工作距离 300 mm 上清晰'],
  ],
};

/** An object so small that a lens without a stated shortest distance needs extension. */
function closeUp(widthMm: number, objectPixelMm: number): Case {
  return {
    task: {
      object: { widthMm, heightMm: widthMm / 2 },
      accuracy: { kind: 'object-pixel', objectPixelMm },
      workingDistance: free,
    },
    lens: focalOf({ minObjectDistanceMm: null }),
    camera: { pixelSizeUm: 3.45 },
  };
}

describe.each(Object.entries(tables) as [CheckId, readonly Row[]][])('%s', (id, rows) => {
  it.each(rows)('%s', (_why, test, verdict, reason) => {
    const check = checkOf(id, test);
    expect(check.verdict).toBe(verdict);
    expect(check.reason).toMatch(reason);
    expect(check.missing !== undefined).toBe(verdict === 'unknown');
  });
});
