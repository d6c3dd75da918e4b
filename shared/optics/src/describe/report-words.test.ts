import { describe, expect, it } from 'vitest';
import { cameraOf, focalOf, grabberOf, lightOf, taskOf } from '../fixtures/parts';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { nearestSetting } from '../setting/nearest-setting';
import { lensForAnyField } from '../solve/rank/rank-cameras';
import type { BillLine } from './bill-line';
import { billOfMaterial, noLight } from './bill-of-material';
import { describeTask } from './describe-task';

const texts = (task: Partial<ImagingTask>) => describeTask(taskOf(task)).map(({ label, text }) => `${label} ${text}`);

it.each([
  [0.1666667, '0.1667'],
  [1 / 3, '0.3333'],
  [0.5, '0.5'],
  [1234.5, '1234.5'],
])('a rate that was computed is rounded, one that was written is not: %d fps', (rateHz, said) => {
  expect(texts({ rateHz })).toContain(`帧率 ${said} fps`);
});

describe('a task in words', () => {
  it('says what was asked, with units, and not what was left open', () => {
    const lines = texts({ workingDistance: { minMm: 280, maxMm: 320 }, speedMmS: 50, fNumber: 5.6 });
    expect(lines).toEqual(
      expect.arrayContaining([
        '视野 100 × 60 mm',
        '单像素精度 0.1 mm',
        '工作距离 280～320 mm',
        '速度 50 mm/s',
        '允许拖影 1 px',
        '光圈 F5.6',
      ]),
    );
    expect(lines.join()).not.toMatch(/曝光|高度差|快门|null|undefined/);
  });

  it('tells the three meanings of accuracy and every form of distance apart', () => {
    const tolerance = texts({ accuracy: { kind: 'tolerance', toleranceMm: 0.1, subPixelFactor: 0.5, gaugeRatio: 10 } });
    expect(tolerance).toEqual(expect.arrayContaining(['公差带 0.1 mm', '亚像素系数 0.5', '量具比 10']));
    expect(texts({ accuracy: { kind: 'feature', featureMm: 0.2, pixelsPerFeature: 3 } })).toContain('最小缺陷 0.2 mm');
    expect(texts({ workingDistance: { minMm: null, maxMm: 400 } })).toContain('工作距离 至多 400 mm');
    expect(texts({ workingDistance: { minMm: 200, maxMm: null } })).toContain('工作距离 至少 200 mm');
    expect(texts({ workingDistance: { minMm: null, maxMm: null } })).toContain('工作距离 不限');
  });
});

describe('the bill of material', () => {
  const bill = (task: Partial<ImagingTask>, ringMm: number, lens = focalOf()) => {
    const need = requirementsOf(taskOf(task));
    const camera = cameraOf({ id: 7 });
    const setting = { ...nearestSetting(need, camera, lens), ringMm };
    return billOfMaterial(need, { camera, lens, setting });
  };

  it('names products by id, and what must go between them', () => {
    const lines = bill({ cableM: 3 }, 0);
    expect(lines.map(({ item }) => item)).toEqual(['相机', '镜头', '光源', '采集端', '数据线', '相机供电']);
    expect(lines[0]).toMatchObject({ productId: 7, text: null, count: 1 });
    expect(lines[4]?.text).toContain('3 m');
    expect(lines[4]?.note).toBeTruthy();
  });

  it('has the adapter between unlike mounts, the supply of the light, and what triggers a line', () => {
    const items = (lens: ReturnType<typeof focalOf>, task: Partial<ImagingTask> = {}) => {
      const need = requirementsOf(taskOf(task));
      const camera = cameraOf({ id: 7, mounts: ['cs'] });
      const system = { camera, lens, setting: nearestSetting(need, camera, lens), light: lightOf({ id: 8 }) };
      return new Map(billOfMaterial(need, system).map(({ item, text }) => [item, text]));
    };
    expect(items(focalOf({ mount: 'c' })).get('转接环')).toContain('5 mm');
    expect(items(focalOf({ mount: 'cs' })).has('转接环')).toBe(false);
    expect(items(focalOf({ mount: null })).has('转接环')).toBe(false);
    expect(items(focalOf()).has('光源控制器')).toBe(true);
    expect(items(focalOf()).has('编码器')).toBe(false);
  });

  it('lists a stack of rings piece by piece, alike ones counted', () => {
    const rings = (ringMm: number) =>
      bill({}, ringMm).flatMap(({ item, text, count }) => (item === '接圈' ? [`${count} × ${text}`] : []));
    expect(rings(5)).toEqual(['1 × 5 mm 接圈']);
    expect(rings(1.5)).toEqual(['1 × 1 mm 接圈', '1 × 0.5 mm 接圈']);
    expect(rings(4)).toEqual(['2 × 2 mm 接圈']);
  });

  it('says what is open, and lists a grabber instead of a port', () => {
    const need = requirementsOf(taskOf());
    const camera = cameraOf({ id: 0 });
    const setting = nearestSetting(need, camera, lensForAnyField);
    const lines = billOfMaterial(need, { camera, lens: lensForAnyField, setting, grabber: grabberOf({ id: 9 }) });
    expect(lines.map(({ item, productId }) => [item, productId])).toEqual([
      ['相机', null],
      ['镜头', null],
      ['光源', null],
      ['采集卡', 9],
      ['数据线', null],
      ['相机供电', null],
    ]);
    expect(lines[0]?.text).toContain('2560 × 1920');
  });

  it('names the light that is missing, with the reason', () => {
    const need = requirementsOf(taskOf());
    const camera = cameraOf({ id: 7 });
    const system = { camera, lens: focalOf(), setting: nearestSetting(need, camera, focalOf()) };
    const light = (lines: readonly BillLine[]) => lines.filter(({ item }) => item === '光源').map(({ text }) => text);
    expect(light(billOfMaterial(need, system, noLight.unfit))).toEqual([`未选：${noLight.unfit}`]);
    expect(light(billOfMaterial(need, system))).toEqual([`未选：${noLight.ofPair}`]);
    expect(light(billOfMaterial(need, { ...system, light: lightOf({ id: 8 }) }))).toEqual([null]);
  });
});
