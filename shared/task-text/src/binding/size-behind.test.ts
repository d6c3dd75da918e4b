import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['异物检测 皮带 600 mm 宽 速度 0.5 m/s', 'width=600 speed=500'],
  ['crack inspection 200 mm wide belt, 30 m/min', 'width=200 speed=500'],
  ['脏污检测，500 mm 宽', 'width=500'],
  ['异物检测 皮带 600 宽 120 件/分', 'width=600 rate=2'],
  ['划痕 0.3 mm 宽', 'feature=0.3'],
  ['划痕检测 0.3 mm 宽', 'feature=0.3'],
  ['瓶口 缺口检测 0.3 mm', 'feature=0.3'],
])('%s: the figure is that of the part where a part stands before it: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['极耳翻折检测 60mm 宽', 'width=60'],
  ['scratch detection 300 mm wide', 'width=300'],
  ['毛刺检测 35 mm 长', 'length=35'],
])('%s may be of the part or of the defect, and is asked', (line, said) => {
  expect(written(line)).toBe('?');
  const [question] = readTask(line).questions;
  const from = question?.spans[0]?.start ?? 0;
  const to = question?.spans.at(-1)?.end ?? 0;
  const answers = question?.choices.map(({ text }) => written(line.slice(0, from) + text + line.slice(to)));
  expect(answers).toEqual([said, said.replace(/.*=/, 'feature=')]);
});

test.each([
  ['面阵 2448×2048 视野 60x50', 'field={"widthMm":60,"heightMm":50}'],
  ['1200×800 视野 缺陷 0.5', 'field={"widthMm":1200,"heightMm":800}'],
])('%s: pixels of a camera are no field of view: %s', (line, field) => {
  expect(written(line)).toContain(field);
});
