import { taskOf } from '@shixuan/optics/fixtures';
import { expect, test } from 'vitest';
import { taskDifferences } from './task-differences';

const plain = (texts: readonly string[]) => texts.map(text => text.replaceAll(/[\u00a0\u202f]/g, ' '));

test('edges read more finely: the factor, the light, and the pixel that follows, from what to what', () => {
  const accuracy = { kind: 'tolerance', toleranceMm: 0.02, subPixelFactor: 0.5 } as const;
  const before = taskOf({ mode: 'area', accuracy, technique: null });
  const after = taskOf({
    mode: 'telecentric',
    accuracy: { ...accuracy, subPixelFactor: 0.1 },
    technique: 'collimated-backlight',
  });
  expect(plain(taskDifferences(before, after))).toEqual([
    '任务类型 面阵 → 远心',
    '亚像素系数 0.5 → 0.1',
    expect.stringMatching(/^打光方式 未填 → .*平行/),
    '所需单像素精度 4 µm → 20 µm',
  ]);
});

test('what has another name in the other kind of task is one change', () => {
  const before = taskOf({ mode: 'area', object: { widthMm: 600, heightMm: 500 } });
  const after = taskOf({ mode: 'line', object: { widthMm: 500, heightMm: 600 }, speedMmS: 100 });
  expect(plain(taskDifferences(before, after))).toEqual(
    expect.arrayContaining(['视野 600 × 500 mm → 幅宽 500 mm', '速度 未填 → 100 mm/s']),
  );
});

test('equal tasks differ in nothing', () => {
  expect(taskDifferences(taskOf(), taskOf())).toEqual([]);
});
