import { expect, test } from 'vitest';
import { toldQuantity } from './told-quantity';

test.each([
  ['in the unit of the sentence', 34_180, 'Hz', '行频最高 34\u202f180 Hz，要求 12\u202f410 Hz', 12_410, '34 180 Hz'],
  ['in its digits', 0.19257, 'px', '曝光 100 µs，拖影 0.193 px，允许 1 px', 1, '0.193 px'],
  ['as it counts pixels', 1.5763, 'px', '占 1.6 个像元（按所需精度 1.3 个）', 2, '1.6 px'],
  ['not rounded onto its limit', 2.0102, 'px', '占 2 个像元（按所需精度 1.6 个）', 2, '2.01 px'],
  ['not as a part of another figure', 6.3, '%', '占 36.3 %', 80, '6.3 %'],
  ['as everywhere where the sentence has none', 0.02538, 'mm', '没有高度差', null, '25.38 µm'],
  ['as everywhere where the sentence has that', 0.00205, 'mm', '偏移 −2.05 µm', 0.002, '2.05 µm'],
])('a figure of a row is printed %s', (_, value, unit, sentence, limit, expected) => {
  expect(toldQuantity(value, unit, sentence, limit).replaceAll(/\s/g, ' ')).toBe(expected);
});
