import { describe, expect, it } from 'vitest';
import { checkSystem } from '../checks/index';
import { cameraOf, focalOf, taskOf } from '../fixtures/parts';
import type { Lens } from '../model/parts/lens';
import type { ImagingTask } from '../model/task/imaging-task';
import { requirementsOf } from '../model/task/requirements';
import { nearestSetting } from '../setting/nearest-setting';
import { describeSystem } from './describe-system';

function figures(task: Partial<ImagingTask>, lens: Lens = focalOf({ maxMagnification: 25 / 92 })) {
  const need = requirementsOf(taskOf(task));
  const camera = cameraOf();
  const columns = describeSystem(need, { camera, lens, setting: nearestSetting(need, camera, lens) });
  const all = [...columns.camera, ...columns.lens, ...columns.system];
  return (label: string) => all.find(column => column.label === label);
}

describe('the columns of a result', () => {
  it('are the figures of the setting, unrounded, with their unit', () => {
    const column = figures({ rateHz: 50 });
    expect(column('单像素精度')).toEqual({
      label: '单像素精度',
      figure: expect.closeTo(0.04015, 12),
      unit: 'mm',
      text: null,
    });
    expect(column('比要求细')?.figure).toBeCloseTo(100 * (1 - 0.04015 / 0.1), 9);
    expect(column('视野比物体大')?.figure).toBeCloseTo(2.784, 9);
    expect(column('帧率余量')?.figure).toBeCloseTo(20, 9);
    expect(column('靶面余量')?.figure).toBeCloseTo(100 * (12 / 11 - 1), 9);
    expect(column('畸变（物面）')?.figure).toBeCloseTo((-0.005 * 5.5 * 292) / 25, 9);
    expect(column('光圈')?.text).toBe('F4，有效 F4.3');
    expect(column('瓶颈')?.text).toBe('传感器读出');
  });

  it('hold the rated resolution of a lens against the limit of the pixels', () => {
    // 3.45 µm pixels end at 1000 ÷ (2 × 3.45) = 145 line pairs per mm.
    const camera = cameraOf({ pixelSizeUm: 3.45 });
    const need = requirementsOf(taskOf({}));
    const lens = focalOf({ resolutionLpMm: 160 });
    const columns = describeSystem(need, { camera, lens, setting: nearestSetting(need, camera, lens) }).lens;
    expect(columns.find(({ label }) => label === '解析力余量')?.figure).toBeCloseTo(100 * (160 / 144.9275 - 1), 3);
  });

  it('call a margin what the checks call one, and what the field has beside the object otherwise', () => {
    const need = requirementsOf(taskOf({ marginPct: 2 }));
    const [camera, lens] = [cameraOf(), focalOf({ maxMagnification: 25 / 92 })];
    const system = { camera, lens, setting: nearestSetting(need, camera, lens) };
    const columns = describeSystem(need, system).camera;
    const column = (label: string) => columns.find(each => each.label === label)?.figure ?? Number.NaN;
    const margin = (id: string) => checkSystem(need, system).find(check => check.id === id)?.marginPct ?? Number.NaN;
    expect(column('比要求细')).toBeCloseTo(margin('accuracy'), 9);
    expect(column('留边')).toBeNaN();
    expect(1 + column('视野比物体大') / 100).toBeCloseTo((1 + margin('field-of-view') / 100) * 1.02, 9);
  });

  it('call the exposure the longest one unless the task states it, and name what the light is a share of', () => {
    const longest = figures({ speedMmS: 50 });
    expect(longest('最长曝光')?.figure).toBeCloseTo(803, 6);
    expect(longest('曝光')).toBeUndefined();
    const stated = figures({ speedMmS: 50, exposureUs: 100, fNumber: 4 });
    expect(stated('曝光')?.figure).toBe(100);
    expect(stated('最长曝光')).toBeUndefined();
    // F4 as the label says, a tenth of its 1 ms.
    expect(stated('光量（同倍率 F4、1 ms 为 100 %）')?.figure).toBeCloseTo(10, 9);
  });

  it('leave what is not stated open', () => {
    const column = figures({}, focalOf({ maxAperture: null, imageCircleMm: null, weightG: null }));
    for (const label of ['景深', '靶面余量', '重量', '帧率余量', '最长曝光']) expect(column(label)?.figure).toBeNull();
    expect(column('光圈')?.text).toBeNull();
  });

  it('say lines where lines are taken, and a depth without end', () => {
    expect(figures({ mode: 'line', speedMmS: 10 })('行频')?.unit).toBe('Hz');
    const far = figures(
      { workingDistance: { minMm: 90_000, maxMm: 90_000 }, object: { widthMm: 1000, heightMm: 1000 }, fNumber: 16 },
      focalOf({ focalLengthMm: 8 }),
    );
    expect(far('景深')).toMatchObject({ figure: null, text: '至无穷远' });
  });
});
