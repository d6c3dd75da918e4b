import { neutralState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { applyToSelection } from '../model/apply';
import { readTask } from '../read-task';

/** The line once the offer is taken. */
function taken(line: string): string | null {
  const [offer] = readTask(line).offers;
  if (!offer) return null;
  return line.slice(0, offer.spans[0]?.start) + offer.choices[0]?.text + line.slice(offer.spans.at(-1)?.end);
}

test('a fine band before a plain back light is offered what measures it where an ordinary camera does', () => {
  const line = 'Ø8 轴, 公差 ±5 µm, 背光, 节拍 2 件/s';
  expect(readTask(line).questions).toEqual([]);
  const { task: before } = applyToSelection(neutralState('systems'), readTask(line).readings).state;
  expect(before).toMatchObject({ mode: 'area', technique: 'backlight', accuracy: { subPixelFactor: 0.5 } });
  const better = taken(line) ?? '';
  expect(better).toBe('Ø8 轴, 公差 ±5 µm, 远心镜头+平行背光, 节拍 2 件/s');
  const { task } = applyToSelection(neutralState('systems'), readTask(better).readings).state;
  expect(task).toEqual({
    ...before,
    mode: 'telecentric',
    technique: 'collimated-backlight',
    accuracy: { kind: 'tolerance', toleranceMm: 0.01, subPixelFactor: 0.1 },
  });
  expect(taken(better)).toBeNull();
});

test('so is a size with a tolerance and nothing said of lens or light', () => {
  expect(taken('8 mm ± 5 µm 直径')).toBe('8 mm ± 5 µm 直径，远心，平行背光');
  expect(taken('Ø4~8 mm 的轴，公差 ±10 µm')).toBe('Ø4~8 mm 的轴，公差 ±10 µm，远心，平行背光');
});

test('not where a part is found, behind which no light stands, or which is larger than telecentric lenses see', () => {
  const others = ['视野 100×80，定位精度 ±0.5 mm', '盲孔 Ø8，公差 ±5 µm', '视野 400×300 mm，外形公差 ±1 mm'];
  expect(others.map(taken)).toEqual(others.map(() => null));
});

test('not a wide band before a back light, another light or lens, a defect, or a part in 3D', () => {
  const others = [
    'Ø20，公差 ±0.05，背光',
    '公差 ±5 µm，同轴光',
    '公差 ±5 µm，面阵',
    '缺陷 5 µm，背光',
    '3D 精度 ±0.01 mm',
  ];
  expect(others.map(taken)).toEqual(others.map(() => null));
  expect(readTask('公差 ±5 µm', 'volume').offers).toEqual([]);
});

test('shafts of several diameters are offered the difference in height of their axes', () => {
  const heights = (line: string) => {
    const choices = readTask(line).offers.flatMap(offer => offer.choices);
    return choices.flatMap(({ text }) => /，高度差 ([\d.]+) mm$/.exec(text)?.[1] ?? []);
  };
  for (const line of ['轴径 20~40 mm，公差 ±10 µm', 'Ø20-40 的轴', '20~40 mm 轴径', 'shaft diameter 20 to 40 mm'])
    expect([line, heights(line)]).toEqual([line, ['10', '14.1']]);
  const others = ['轴径 20 mm', '轴径 20~40，高度差 10', '内径 20~40 的轴承', '同轴光，直径 20~40', '孔径 5~8'];
  expect(others.map(heights)).toEqual(others.map(() => []));
});
