import { expect, test } from 'vitest';
import { kindOf } from '../model/apply';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['3D 高度差 0.2 mm 幅宽 60', 'heightVariation=0.2 width=60'],
  ['幅宽 60，3D 高度差 0.2 mm', 'width=60 heightVariation=0.2'],
])('%s: no line camera sees heights', (line, said) => {
  expect(written(line).replace(/mode=profile ?/, '')).toBe(said);
  expect(kindOf(readTask(line).readings, 'imaging')).toBe('profile');
  expect(kindOf(readTask(line, 'volume').readings, 'volume')).toBe('volume');
});

test.each([
  ['3D 线扫 幅宽 60', 'mode=line width=60'],
  ['3D相机 幅宽 600', 'mode=volume width=600'],
  ['幅宽 600，缺陷 0.2', 'mode=line width=600 feature=0.2'],
])('%s: another word for the kind comes first', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['3D曲面玻璃 160×78 mm，划伤 0.02', 'form=curved field={"widthMm":160,"heightMm":78} feature=0.02'],
  ['3D 打印件 50×50，缺陷 0.1', 'field={"widthMm":50,"heightMm":50} feature=0.1'],
  ['3D glass 160x78 mm, scratch 0.02', 'field={"widthMm":160,"heightMm":78} feature=0.02'],
])('%s: what is called 3D for its shape is no task in 3D', (line, said) => {
  expect(written(line)).toBe(said);
});
