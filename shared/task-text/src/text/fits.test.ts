import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['孔径 Ø8H7', 8, 'H7'],
  ['Ø25 h6', 25, 'h6'],
  ['轴径 30 k6', 30, 'k6'],
  ['直径 12 mm js13', 12, 'js13'],
  ['Ø10 H7/g6', 10, 'H7/g6'],
])('%s: the diameter is read, and the fit asked for as limits', (line, diameter, fit) => {
  expect(written(line)).toBe(`diameter=${diameter} ?`);
  expect(readTask(line).questions[0]?.why).toBe(`「${fit}」：公差代号请换成偏差，如 ±0.01 或 +0.015/0`);
});

test('a fit stands only behind a diameter', () => {
  expect(readTask('视野 60×45 mm H7').questions).toEqual([]);
  expect(written('Ø8 kg')).toBe('?');
});
