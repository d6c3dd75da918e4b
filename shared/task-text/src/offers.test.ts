import { neutralState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { applyToSelection } from './apply';
import { readTask } from './read-task';

/** The line once the offer is taken. */
function taken(line: string): string | null {
  const [offer] = readTask(line).offers;
  if (!offer) return null;
  return line.slice(0, offer.spans[0]?.start) + offer.choices[0]?.text + line.slice(offer.spans.at(-1)?.end);
}

test('a fine band before a plain back light is offered what measures it; nothing is read before', () => {
  const line = 'Ø20 轴, 公差 ±5 µm, 背光, 节拍 2 件/s';
  expect(readTask(line).questions).toEqual([]);
  const { task: before } = applyToSelection(neutralState('systems'), readTask(line).readings).state;
  expect(before).toMatchObject({ mode: 'area', technique: 'backlight', accuracy: { subPixelFactor: 0.5 } });
  const better = taken(line) ?? '';
  expect(better).toBe('Ø20 轴, 公差 ±5 µm, 远心镜头+平行背光, 节拍 2 件/s');
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
  expect(taken('20 mm ± 5 µm 直径')).toBe('20 mm ± 5 µm 直径，远心，平行背光');
  expect(taken('Ø20~40 mm 的轴，公差 ±10 µm')).toBe('Ø20~40 mm 的轴，公差 ±10 µm，远心，平行背光');
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
