import { neutralTask } from '@shixuan/task-url';
import { describe, expect, it, test } from 'vitest';
import { presets } from '../../../../data/task/presets';
import { shownPixels, targetSide } from '../kernel/see-through';
import { featureMmOf, sampleOfTask } from './sample-of-task';
import { samples } from './samples';

describe.each(samples)('$label', ({ draw }) => {
  it('is the same every time, between dark and bright, with what is sought in its frame', () => {
    const { samples: grey, marks } = draw(3);
    expect(grey).toHaveLength(targetSide * targetSide);
    expect(Buffer.from(draw(3).samples.buffer).equals(Buffer.from(grey.buffer))).toBe(true);
    const ends = grey.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
      1, 0,
    ] as readonly [number, number]);
    expect(ends[0]).toBeGreaterThan(0);
    expect(ends[1]).toBeLessThan(1);
    const [mark] = marks;
    expect(mark?.featurePx).toBe(3);
    for (const [from, size] of [
      [mark?.x, mark?.width],
      [mark?.y, mark?.height],
    ] as const) {
      expect(from).toBeGreaterThan(0);
      expect((from ?? 0) + (size ?? 0)).toBeLessThan(shownPixels);
    }
  });

  it('shows what the task asks for in its size: a larger one changes the frame alone or grows with it', () => {
    const [small, large] = [draw(1), draw(4)];
    const differs = small.samples.reduce((sum, value, i) => sum + Math.abs(value - (large.samples[i] ?? 0)), 0);
    expect(differs).toBeGreaterThan(10);
  });
});

test('every example begins with a picture of its own trade', () => {
  expect(Object.fromEntries(presets.map(({ label, task }) => [label, sampleOfTask(task, '')]))).toEqual({
    PCB: 'solder',
    电池极片: 'textile',
    瓶口: 'scratch',
    二维码: 'data-matrix',
    螺纹: 'thread',
    轴径: 'outline',
    玻璃盖板: 'scratch',
    卷材: 'textile',
    字符: 'print',
  });
});

test.each([
  ['连接器针脚高低差 0.05', {}, 'pins'],
  ['12 寸晶圆上 10 µm 的颗粒', {}, 'wafer'],
  ['读 DM 码，模块 0.3 mm', {}, 'data-matrix'],
  ['', { feature: 'print' }, 'print'],
  ['', { feature: 'inside' }, 'inclusion'],
  ['', { feature: 'flat-defect', surface: 'mirror' }, 'wafer'],
  ['', { mode: 'telecentric' }, 'outline'],
  ['', {}, 'scratch'],
] as const)('%s %o begins with %s', (words, task, expected) => {
  const other = { object: { widthMm: 31, heightMm: 17 } };
  expect(sampleOfTask({ ...neutralTask, ...other, ...task }, words)).toBe(expected);
});

test('what has to be seen is a defect, a tolerance, or three pixels', () => {
  const of = (accuracy: typeof neutralTask.accuracy) => featureMmOf({ ...neutralTask, accuracy });
  expect(of({ kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 })).toBe(0.1);
  expect(of({ kind: 'tolerance', toleranceMm: 0.02, subPixelFactor: 0.1 })).toBe(0.02);
  expect(of({ kind: 'object-pixel', objectPixelMm: 0.02 })).toBeCloseTo(0.06);
});
