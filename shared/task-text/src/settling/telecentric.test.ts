import { neutralState } from '@shixuan/task-url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyToSelection } from '../model/apply';
import { readTask } from '../read-task';

const taskOf = (line: string) => applyToSelection(neutralState('systems'), readTask(line).readings).state.task;
const isTelecentric = (line: string) => taskOf(line).mode === 'telecentric';

test.each([
  ['轴 Ø20，公差 ±10 µm，背光可放，节拍 1 件/s', 5500, 5500],
  ['齿轮 外径 60 mm，公差 ±0.02 mm，背光', 8250, 8250],
  ['轴承内孔 Ø35，公差 ±8 µm', 12_032, 12_032],
  ['玻璃盖板 160×75 mm，外形公差 ±0.05 mm，背光', 8800, 4125],
  ['a shaft, outer diameter 20 mm, tolerance ±10 µm, backlight', 5500, 5500],
  ['宽 60 mm、长 80 mm 的垫片，公差 ±0.02', 11_000, 8250],
])(
  '%s: a tolerance that asks an ordinary lens for a large camera is measured telecentrically',
  (line, across, along) => {
    expect(taskOf(line)).toMatchObject({
      mode: 'telecentric',
      technique: 'collimated-backlight',
      accuracy: { subPixelFactor: 0.1 },
    });
    expect(readTask(line).offers[0]?.why).toContain(`${across} × ${along} 像素`);
  },
);

test.each([
  ['a camera of up to 26 MP does', '瓶盖直径 28 mm，公差 ±0.05 mm'],
  ['so it does for pins', '连接器引脚，公差 ±0.03 mm，视野 40×10 mm，测尺寸'],
  ['a lens is named', '轴 Ø20，公差 ±10 µm，普通镜头'],
  ['by its trade name', '轴 Ø20，公差 ±10 µm，背光，FA 镜头'],
  ['in English', 'shaft Ø20, tolerance ±10 µm, entocentric lens'],
  ['a telecentric lens is refused', '轴 Ø20，公差 ±10 µm，不用远心镜头'],
  ['another kind of camera is named', '轴 Ø20，公差 ±10 µm，面阵'],
  ['a line camera is named', '轴 Ø20，公差 ±10 µm，线扫，非远心'],
  ['telecentric lenses see no such field', '玻璃 300×200 mm，外形公差 ±0.05 mm'],
  ['none hangs that far away', '轴 Ø20，公差 ±10 µm，工作距离 800 mm 以上'],
  ['another light is named', '轴 Ø20，公差 ±10 µm，同轴光'],
  ['a back light does not shine through', '盲孔 Ø20，公差 ±10 µm'],
  ['none may stand there', '轴 Ø20，公差 ±10 µm，背面不能放光源'],
  ['a back light is refused', '轴 Ø20，公差 ±10 µm，不能用背光'],
  ['it is not considered', '轴 Ø20，公差 ±10 µm，不考虑远心'],
  ['nor behind its word', '轴 Ø20，公差 ±10 µm，远心不考虑'],
  ['a back light is refused behind its word', '轴 Ø20，公差 ±10 µm，背光放不了'],
  ['a place is measured and no outline', '工件 60×45 mm，定位精度 ±0.01 mm'],
  ['what is printed is measured', '标签宽 60 mm，公差 ±0.02 mm'],
  ['a height is measured', '宽 60 mm，平面度 0.01 mm'],
  ['no size is said', '公差 ±5 µm，背光'],
  ['no tolerance is said', '轴 Ø20，缺陷 5 µm，背光'],
])('%s: %s is not', (_, line) => {
  expect(isTelecentric(line)).toBe(false);
});

test('one press says the other way, and nothing else of the task changes', () => {
  const line = '轴 Ø20，公差 ±10 µm，背光，节拍 1 件/s，红光';
  const { readings, offers } = readTask(line);
  const followed = readings.flatMap(({ slot, instead }) => (instead ? [[slot, instead.text]] : []));
  const otherWay = `${line}，普通镜头`;
  expect(followed).toEqual([
    ['mode', otherWay],
    ['technique', otherWay],
  ]);
  expect(offers[0]).toMatchObject({ choices: [{ label: '改用普通镜头', text: otherWay }] });
  expect(taskOf(otherWay)).toEqual({
    ...taskOf(line),
    mode: 'area',
    technique: 'backlight',
    accuracy: { kind: 'tolerance', toleranceMm: 0.02, subPixelFactor: 0.5 },
  });
  expect(readTask(otherWay).readings.filter(({ instead }) => instead)).toEqual([]);
});

test('a finer tolerance never leads back to the ordinary lens, nor a coarser one to the telecentric', () => {
  const size = fc.double({ min: 1, max: 120, noNaN: true }).map(value => Number(value.toPrecision(3)));
  const band = fc.double({ min: 0.002, max: 0.5, noNaN: true }).map(value => Number(value.toPrecision(3)));
  fc.assert(
    fc.property(size, band, (diameter, tolerance) => {
      const line = (of: number) => `外径 ${diameter} mm，公差 ±${of} mm，背光`;
      if (isTelecentric(line(tolerance))) expect(isTelecentric(line(tolerance / 2))).toBe(true);
      else expect(isTelecentric(line(2 * tolerance))).toBe(false);
    }),
    { numRuns: 100 },
  );
});
