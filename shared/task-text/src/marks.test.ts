import { expect, test } from 'vitest';
import { readTask } from './read-task';
import { written } from './written';

test.each([
  ['0,3 mm defect', 'feature=0.3'],
  ['缺陷 0,1 mm', 'feature=0.1'],
  ['缺陷 0,300 mm', 'feature=0.3'],
  ['公差 ±0,05', 'tolerance=0.1'],
  ['工作距离 300，高度差 0。5 mm', 'wd={"minMm":300,"maxMm":300} heightVariation=0.5'],
])('a figure that begins with 0 goes on behind its comma: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['幅宽 1,200 mm', ['幅宽 1200 mm', '幅宽 1.200 mm', '幅宽 1， 200 mm']],
  ['幅宽 1.200,5 mm', ['幅宽 1200.5 mm', '幅宽 1.200， 5 mm']],
  ['幅宽 1,200.5 mm', ['幅宽 1200.5 mm', '幅宽 1， 200.5 mm']],
  ['12,5 mm defect', ['12.5 mm defect', '12， 5 mm defect']],
  ['0，3 mm 划痕', ['0.3 mm 划痕', '0， 3 mm 划痕']],
  ['fov 60,5x45,5 mm', ['fov 60.5x45.5 mm', 'fov 60， 5x45， 5 mm']],
  ['视野 1 200 x 800 mm', ['视野 1200 x 800 mm', '视野 1， 200 x 800 mm']],
  ['速度 0,5-1,5 m/s', ['速度 0.5-1.5 m/s', '速度 0， 5-1， 5 m/s']],
  ['每分钟 1,200 瓶', ['1200', '1.200', '1， 200']],
])('other signs within a figure are asked about, with what they may mean: %s', (line, choices) => {
  const { readings, questions } = readTask(line);
  expect(readings.filter(({ slot }) => slot !== 'mode')).toEqual([]);
  expect(questions.map(each => each.choices.map(({ text }) => text))).toEqual([choices]);
});

test('a comma stands between two figures where the word before takes none of that unit', () => {
  expect(written('视野60x45,30fps')).toBe('field={"widthMm":60,"heightMm":45} rate=30');
  expect(written('幅宽300,60m/min')).toBe('mode=line width=300 speed=1000');
  expect(written('宽300,3D 线激光')).toBe('width=300 mode=profile');
  expect(written('直径20,5件/s')).toBe('diameter=20 rate=5');
  expect(written('高度差 0，3 件/s')).toBe('heightVariation=0 rate=3');
  expect(written('视野60x45,0.1缺陷,300工作距离')).toBe(
    'field={"widthMm":60,"heightMm":45} feature=0.1 wd={"minMm":300,"maxMm":300}',
  );
});

test('limits of a size are a band as wide as from one to the other', () => {
  expect(written('Ø10 +0.01/-0.005')).toBe('diameter=10 tolerance=0.015');
  expect(written('公差 +0.02/0 mm')).toBe('tolerance=0.02');
  expect(written('工作距离 300 +10/-20')).toBe('wd={"minMm":300,"maxMm":300} ?');
  expect(readTask('缺陷+0.1-0.3mm').readings).toEqual([]);
});
