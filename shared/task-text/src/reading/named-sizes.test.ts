import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['钢尺刻度线宽 0.1 mm，视野 60x45', 'feature=0.1 field={"widthMm":60,"heightMm":45}'],
  ['刻度线宽0.15', 'feature=0.15'],
  ['0.1 mm 线宽', 'feature=0.1'],
  ['PCB 走线宽度 0.1 mm 视野 30x20', 'feature=0.1 field={"widthMm":30,"heightMm":20}'],
  ['笔画宽 0.2', 'feature=0.2'],
  ['条码最窄条宽 0.2', 'feature=0.2'],
  ['line width 0.1 mm, FOV 20x20', 'feature=0.1 field={"widthMm":20,"heightMm":20}'],
  ['钢尺宽 30 mm，刻线宽 0.1 mm', 'width=30 feature=0.1'],
  ['薄膜宽 1 米，刻线 0.1 mm 宽', 'width=1000 feature=0.1'],
])('%s: the width of a line is what is to be seen: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['流水线宽 600 mm', 'width=600'],
  ['产线宽 500', 'width=500'],
  ['激光线宽 20 mm', 'width=20'],
  ['密封条宽 5 mm', 'width=5'],
  ['胶条 5 mm 宽', 'width=5'],
  ['线宽公差 ±0.01', 'tolerance=0.02'],
])('%s is the width of something else', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([['检测胶路 宽 2 mm，长 150 mm'], ['胶线宽度 2 mm'], ['胶路宽2']])(
  '%s: the bead is no field of view',
  line => {
    expect(written(line)).not.toContain('width');
    expect(readTask(line).questions.length).toBeGreaterThan(0);
  },
);

test('a line width without a figure is no question, one with a tolerance is', () => {
  expect(readTask('测线宽，视野 10x10').questions).toEqual([]);
  expect(readTask('刻度线宽 0.1±0.01').questions).toHaveLength(1);
});

test.each([
  ['PCB 120×90 mm，元件高 10 mm'],
  ['PCB 120×90 mm，元件高度 ≤ 10 mm'],
  ['PCB 120×90 mm，板上元件 10 mm 高'],
  ['PCB 120×90 mm，最高元件 10 mm'],
  ['PCB 120×90 mm，电容最高 10 mm'],
  ['PCB 120×90 mm，板上连接器高 10 mm'],
  ['PCB 120×90 mm, component height 10 mm'],
  ['PCB 120×90 mm, components up to 10 mm high'],
])('the height of what stands on a board has to be sharp at once: %s', line => {
  expect(written(line)).toBe('field={"widthMm":120,"heightMm":90} heightVariation=10');
});

test('a board alone says nothing of what stands on it, and a height of the part is asked about', () => {
  expect(written('PCB 120×90 mm')).toBe('field={"widthMm":120,"heightMm":90}');
  expect(written('连接器高 10 mm')).toBe('?');
  expect(written('缺元件，视野高 90 mm，视野宽 120 mm')).toBe('height=90 width=120');
});
