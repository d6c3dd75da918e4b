import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['工作距离 ≥300，≤500', 'wd={"minMm":300,"maxMm":500}'],
  ['工作距离≥300 且 ≤500 mm，缺陷 0.2', 'wd={"minMm":300,"maxMm":500} feature=0.2'],
  ['工作距离 ≤50 cm，≥300 mm', 'wd={"minMm":300,"maxMm":500}'],
  ['物像距 大于 400，小于 600', 'oo={"minMm":400,"maxMm":600}'],
])('the two limits of a distance are its range: %s', (line, said) => {
  expect(written(line)).toBe(said);
});

test.each([
  ['工作距离 ≥300，缺陷 ≤0.1 mm'],
  ['工作距离 ≥300，≤0.1 mm 划痕'],
  ['工作距离 ≥500，≤300'],
  ['缺陷 ≥0.1，≤500'],
])('what is no second limit of the distance stays apart: %s', line => {
  expect(written(line)).not.toMatch(/"minMm":\d+,"maxMm":\d/);
});

test('limits that exclude each other are asked about in one question that says so', () => {
  const { questions, readings } = readTask('工作距离不小于 400 且不大于 200，视野 100×80');
  expect(readings.map(({ slot }) => slot)).toEqual(['field']);
  expect(questions.map(({ why }) => why)).toEqual([expect.stringContaining('下限不小于上限')]);
});

test('the word of a distance may stand between its limits', () => {
  expect(written('工作距离：200≤WD≤350')).toContain('wd={"minMm":200,"maxMm":350}');
  expect(written('350≥WD≥200')).toBe('wd={"minMm":200,"maxMm":350}');
  expect(written('200 mm ≤ 工作距离 ≤ 350 mm')).toBe('wd={"minMm":200,"maxMm":350}');
});

test('a size between its limits is as large as its upper one', () => {
  expect(written('200≤宽≤350，缺陷 0.2')).toBe('width=350 feature=0.2');
  expect(written('直径 10~30 mm')).toBe(written('10≤直径≤30'));
});
