import { expect, test } from 'vitest';
import { written } from '../written';

test.each([
  ['晶圆 缺陷 5 µm', 'feature=0.005 form=flat'],
  ['wafer, defect 5 µm', 'feature=0.005 form=flat'],
  ['硅片，隐裂 0.2 mm', 'feature=0.2 form=flat'],
  ['瓶身，划痕 0.2 mm', 'feature=0.2 form=curved'],
  ['轴 Ø8，公差 ±0.05', 'diameter=8 tolerance=0.1 form=curved'],
])('a part that has one form wherever it is looked at says it: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['PCB 缺陷 0.1 mm', 'feature=0.1'],
  ['瓶子，划痕 0.2 mm', 'feature=0.2'],
  ['玻璃盖板，划痕 0.05 mm', 'feature=0.05'],
  ['轴 Ø8，划痕 0.1 mm', 'diameter=8 feature=0.1'],
  ['晶圆 曲面 缺陷 5 µm', 'form=curved feature=0.005'],
])('what does not follow for certain, or is said otherwise, is not read: %s', (line, said) => {
  expect(written(line)).toBe(said);
});
