import { expect, test } from 'vitest';
import { cameraOf, focalOf, lightOf, taskOf } from '../fixtures/parts';
import { requirementsOf } from '../model/task/requirements';
import { axisDistanceMm, camerasOfPart, type SideBySide, shareOf, wholeObject } from '../model/task/side-by-side';
import { nearestSetting } from '../setting/nearest-setting';
import { billOfMaterial, noLight } from './bill-of-material';
import { describeSideBySide } from './describe-side-by-side';

const three: SideBySide = { cameras: 3, along: 'width' };

test('the whole of which several cameras see a part each, and how far apart they stand', () => {
  const part = { widthMm: 210, heightMm: 40 };
  expect(wholeObject(part, three)).toEqual({ widthMm: 600, heightMm: 40 });
  // The outer views end where the whole does.
  expect(2 * axisDistanceMm(part, three) + part.widthMm).toBeCloseTo(600, 9);
  expect(wholeObject({ widthMm: 80, heightMm: 105 }, { cameras: 2, along: 'height' })).toEqual({
    widthMm: 80,
    heightMm: 200,
  });
  expect(describeSideBySide(taskOf({ mode: 'line', object: part }), three)).toEqual({
    label: '并排台数',
    text: '3 台沿幅宽，每台看 210 mm，共 600 mm，相邻重叠 5 %，中心距 195 mm',
  });
});

test('from a part of the whole follows how many share it', () => {
  for (let cameras = 2; cameras <= 6; cameras++) expect(camerasOfPart(600, 600 * shareOf(cameras))).toBe(cameras);
  expect(camerasOfPart(600, 600)).toBe(1);
});

const bill = (mode: 'line' | 'area', light: Parameters<typeof lightOf>[0]) => {
  const speedMmS = mode === 'line' ? 100 : 0;
  const need = requirementsOf(taskOf({ mode, speedMmS, marginPct: 0, object: { widthMm: 105, heightMm: 60 } }));
  const camera = cameraOf({ id: 7, kind: mode, ...(mode === 'line' && { pixelsV: 1 }) });
  const lens = focalOf({ id: 8 });
  const system = { camera, lens, setting: nearestSetting(need, camera, lens), light: lightOf({ id: 9, ...light }) };
  const lines = billOfMaterial(need, system, noLight.ofPair, { cameras: 2, along: 'width' });
  return new Map(lines.map(line => [line.item, line]));
};

test('every camera has its own lens, light and cable', () => {
  const of = bill('area', { shape: 'ring', outerDiameterMm: 60 });
  for (const item of ['相机', '镜头', '光源', '光源控制器', '采集端', '数据线', '相机供电'])
    expect([item, of.get(item)?.count]).toEqual([item, 2]);
  expect(of.get('光源')?.note).toBeNull();
});

test('lights that are wider than the cameras stand apart are said to be', () => {
  expect(bill('area', { shape: 'ring', outerDiameterMm: 120 }).get('光源')?.note).toMatch(
    /^外径 120 mm 大于相机中心距 95 mm/,
  );
});

test('cameras of a line share encoder and light: one that lights the whole, or the length that is to be found', () => {
  const long = bill('line', { shape: 'line', emittingLengthMm: 400 });
  expect(long.get('相机')?.count).toBe(2);
  expect(long.get('编码器')?.count).toBe(1);
  expect(long.get('光源')).toMatchObject({ productId: 9, count: 1, note: '2 台共用一条' });
  const short = bill('line', { shape: 'line', emittingLengthMm: 180 }).get('光源');
  // 200 mm and half of the usual height at each end.
  expect(short).toMatchObject({ productId: null, count: 1, text: '待定：全幅一条，发光长度不小于 250 mm' });
});
