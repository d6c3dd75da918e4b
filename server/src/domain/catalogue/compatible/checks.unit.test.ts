import type { Attributes } from '@shixuan/api';
import { expect, test } from 'vitest';
import { checkGrabber } from './check-grabber';
import { circleTolerance, leastCoverage, mostCovered } from './check-image-circle';
import { cameraLink, grabberLink } from './link-side';
import { type CameraSide, type Choice, cameraSide, type LensSide, lensSide } from './optical-side';
import { checkLens, pairs } from './pairs';

const choice = (code: string, label = code): Choice => ({ code, label });
const c = choice('c', 'C 口');
const cs = choice('cs', 'CS 口');
const camera = (more: Partial<CameraSide> = {}): CameraSide => ({
  mounts: [c],
  coverMm: 11.07,
  coverName: '靶面',
  pixelUm: 3.45,
  ...more,
});
const lens = (more: Partial<LensSide> = {}): LensSide => ({
  mounts: [c],
  imageCircleMm: 17.6,
  minPixelUm: 2.4,
  ...more,
});
const said = (camera: CameraSide, lens: LensSide) =>
  checkLens(camera, lens)?.map(({ state, text }) => `${state} ${text}`) ?? null;

test('a lens that fits says why, with the margin', () => {
  expect(checkLens(camera({ coverMm: 11.1 }), lens())).toEqual([
    { state: 'pass', text: '像圈 17.6 mm ≥ 靶面 11.1 mm，余量 6.5 mm', limit: 11.1, value: 17.6, margin: 6.5 },
    { state: 'pass', text: '接口相同：C 口' },
    { state: 'pass', text: '适配像元 2.4 µm ≤ 相机像元 3.45 µm', limit: 3.45, value: 2.4, margin: 1.05 },
  ]);
});

test.each<[string, CameraSide, LensSide]>([
  ['another mount', camera({ mounts: [choice('f')] }), lens()],
  ['a CS lens does not reach the focus of a C camera', camera(), lens({ mounts: [cs] })],
  ['too small an image circle', camera(), lens({ imageCircleMm: 9 })],
  [
    'too small a format by its name',
    camera({ format: choice('2/3in') }),
    lens({ imageCircleMm: undefined, coverageMm: 9, format: choice('1/1.8in') }),
  ],
  ['too coarse a lens', camera(), lens({ minPixelUm: 5 })],
  ['too few line pairs', camera(), lens({ minPixelUm: undefined, resolutionLpMm: 100 })],
])('ruled out: %s', (_, body, barrel) => {
  expect(said(body, barrel)).toBeNull();
});

test('a circle may be short by the tolerance, in hundredths of a millimetre, and both lists say the same', () => {
  expect(circleTolerance).toBe(0.02);
  expect([11.1, 16, 43.27].map(leastCoverage)).toEqual([10.87, 15.68, 42.4]);
  for (const coverage of [7, 10.87, 11, 15.68, 43.2]) {
    const most = mostCovered(coverage);
    expect(leastCoverage(most)).toBeLessThanOrEqual(coverage);
    expect(leastCoverage(Math.round(most * 100 + 1) / 100)).toBeGreaterThan(coverage);
  }
});

test.each<[string, Attributes, number]>([
  ['its pixel alone', { pixelSizeUm: 3.45 }, 1],
  ['its sensor alone', { sensorDiagonalMm: 11.1 }, 1],
  ['its mount alone', { mount: 'c' }, 1],
  ['nothing', {}, 0],
])('a camera that states %s', (_, attrs, candidates) => {
  const [pair] = pairs.filter(({ from, to }) => from === 'area-camera' && to === 'fa-lens');
  const check = pair?.check({ attrs, attributes: [] });
  const fitting = { attrs: { mount: 'c', imageCircleMm: 17.6, minPixelUm: 2.4 }, attributes: [] };
  expect(check?.(fitting) ? 1 : 0).toBe(candidates);
});

test('a camera of which nothing is known stays a candidate, with every condition open', () => {
  expect(said(camera({ mounts: [], coverMm: undefined, pixelUm: undefined }), lens())).toEqual([
    'unknown 相机靶面未标注',
    'unknown 相机的接口未标注',
    'unknown 相机像元未标注',
  ]);
});

test.each<[string, CameraSide, LensSide, number, string]>([
  ['a C lens on a CS camera', camera({ mounts: [cs] }), lens(), 1, 'warn C 口镜头装 CS 口相机，须加 5 mm 接圈'],
  ['either mount of the camera', camera({ mounts: [cs, c] }), lens(), 1, 'pass 接口相同：C 口'],
  [
    'a thread of the same name',
    camera({ mounts: [choice('m58', 'M58')] }),
    lens({ mounts: [choice('m58', 'M58')] }),
    1,
    'warn 接口同为 M58，法兰距各厂不同，须核对',
  ],
  [
    'a thread whose pitch one side leaves out',
    camera({ mounts: [choice('m72', 'M72')] }),
    lens({ mounts: [choice('m72x0.75', 'M72×0.75')] }),
    1,
    'warn 相机 M72、镜头 M72×0.75，螺距与法兰距须核对',
  ],
  ['no mount given', camera(), lens({ mounts: [] }), 1, 'unknown 镜头的接口未标注'],
  [
    'a circle just short',
    camera(),
    lens({ imageCircleMm: 11 }),
    0,
    'warn 像圈 11 mm 比靶面 11.07 mm 小 0.07 mm，四角可能略暗',
  ],
  ['no circle and no format', camera(), lens({ imageCircleMm: undefined }), 0, 'unknown 镜头像圈未标注'],
  ['no diagonal', camera({ coverMm: undefined }), lens(), 0, 'unknown 相机靶面未标注'],
  [
    'formats by name are a hint, never a pass',
    camera({ format: choice('2/3in', '2/3″') }),
    lens({ imageCircleMm: undefined, coverageMm: 17.6, format: choice('1.1in', '1.1″') }),
    0,
    'warn 最大靶面 1.1″（约 17.6 mm）覆盖靶面 11.07 mm，按规格名判断，像圈未标注',
  ],
  ['no pixel rating', camera(), lens({ minPixelUm: undefined }), 2, 'unknown 镜头适配像元未标注'],
  ['no pixel size', camera({ pixelUm: undefined }), lens(), 2, 'unknown 相机像元未标注'],
  [
    'line pairs stand in for a pixel',
    camera(),
    lens({ minPixelUm: undefined, resolutionLpMm: 200 }),
    2,
    'pass 像方 200 lp/mm，即像元 2.5 µm ≤ 相机像元 3.45 µm',
  ],
])('%s', (_, body, barrel, at, expected) => {
  expect(said(body, barrel)?.[at]).toBe(expected);
});

test('the sides are read from the figures; a line camera by the length of its line', () => {
  const mount = { key: 'mount', options: [{ value: 'c', label: 'C 口' }] };
  expect(cameraSide({ sensorWidthMm: 3, sensorHeightMm: 4, mount: ['c', 'x'] }, [mount])).toMatchObject({
    mounts: [c, choice('x')],
    coverMm: 5,
    coverName: '靶面',
  });
  expect(cameraSide({ pixels: 8192, pixelSizeUm: 5 }, [{ key: 'lineRateKhz' }])).toMatchObject({
    mounts: [],
    coverMm: 40.96,
    coverName: '感光线长',
  });
  expect(cameraSide({ sensorFormat: '2/3in' }, []).coverMm).toBe(11);
  expect(lensSide({ mount: 'c', imageCircleMm: 11 }, [mount])).toMatchObject({ mounts: [c], imageCircleMm: 11 });
});

const linked = (camera: Attributes, grabber: Attributes) =>
  checkGrabber(cameraLink(camera), grabberLink(grabber))?.map(({ state, text }) => `${state} ${text}`) ?? null;

test.each<[string, Attributes, Attributes, string[] | null]>([
  ['a network camera needs none', { interface: 'gige' }, { interface: 'gige', bandwidthMBs: 100 }, null],
  ['another kind of link', { interface: 'cxp-12' }, { interface: 'camera-link' }, null],
  [
    'CoaXPress with enough of everything',
    { interface: 'cxp-12', resolutionH: 5000, resolutionV: 4000, frameRateFps: 50 },
    { interface: 'cxp', linkSpeed: 'cxp-12', bandwidthMBs: 1250 },
    [
      'pass 带宽 1250 MB/s ≥ 满速 8 bit 数据率 1000 MB/s，余量 250 MB/s',
      'pass 接口相同：CoaXPress',
      'pass 链路 CXP-12 ≥ 相机 CXP-12',
    ],
  ],
  [
    'slower links and less bandwidth limit, and say so',
    { interface: 'cxp', interfaceDetail: 'CoaXPress (up to CXP-12 x2)', pixels: 8192, lineRateKhz: 100 },
    { interface: 'cxp', linkSpeed: 'cxp-6', bandwidthMBs: 625 },
    [
      'warn 带宽 625 MB/s 低于满速 8 bit 数据率 819.2 MB/s，跑不到标称的最高速度',
      'pass 接口相同：CoaXPress',
      'warn 链路 CXP-6 低于相机 CXP-12，只能降速使用',
    ],
  ],
  [
    'what is not known is never a pass',
    { interface: 'camera-link' },
    { interface: 'camera-link', bandwidthMBs: 850 },
    ['unknown 相机满速数据率无法推算：像素或帧率未标注', 'pass 接口相同：Camera Link'],
  ],
])('grabber: %s', (_, body, card, expected) => {
  expect(linked(body, card)).toEqual(expected);
});
