import { expect, test } from 'vitest';
import { readTask } from '../read-task';

const readOf = (line: string, slot: string) => readTask(line).readings.find(each => each.slot === slot)?.value;

test.each([
  ['12寸晶圆 缺陷 0.05 mm', 300],
  ['8英寸晶圆缺口检测，缺陷0.1mm', 200],
  ['晶圆 12 inch，划痕 20µm', 300],
  ['6″ wafer, defect 0.1 mm', 150],
  ['2寸晶圆 缺陷 0.05 mm', 50.8],
  ['直径12寸的晶圆', 300],
  ['300mm晶圆 缺陷 0.05 mm', 300],
  ['晶圆直径300 mm 缺陷 0.05 mm', 300],
])('%s: the diameter is that of the wafer, %d mm', (line, diameter) => {
  expect(readOf(line, 'diameter')).toBe(diameter);
  expect(readTask(line).questions).toEqual([]);
});

test('a distance beside the name of a wafer is no diameter', () => {
  expect(readTask('工作距离 300 mm 晶圆 缺陷 0.05 mm').readings.map(({ slot }) => slot)).toContain('wd');
  expect(readOf('工作距离 300 mm 晶圆 缺陷 0.05 mm', 'diameter')).toBeUndefined();
  expect(readOf('晶圆 300 mm 工作距离', 'diameter')).toBeUndefined();
});

test('of other sizes in inches nothing is taken for granted', () => {
  expect(readOf('15.6寸屏幕 缺陷 0.1mm', 'diameter')).toBeUndefined();
  expect(readOf('7寸晶圆 缺陷 0.1mm', 'diameter')).toBeUndefined();
});
