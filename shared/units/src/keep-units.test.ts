import { expect, test } from 'vitest';
import { keepUnits } from './keep-units';

test.each([
  ['工作距离取 318 mm，要求 250～350 mm', '工作距离取 318_mm，要求 250～350_mm'],
  ['视野 66.3 × 49.5 mm，占 12 %', '视野 66.3_×_49.5_mm，占 12_%'],
  ['曝光 ≤ 66 µs，行频 20 kHz，100 mm/s', '曝光 ≤_66_µs，行频 20_kHz，100_mm/s'],
  ['有 3 台 GigE 相机，LM 25 mmount', '有 3 台 GigE 相机，LM 25 mmount'],
  ['短焦 8 mm、长焦 50 mm', '短焦 8_mm、长焦 50_mm'],
])('%s keeps its quantities on a line', (sentence, kept) => {
  expect(keepUnits(sentence).replaceAll('\u00a0', '_')).toBe(kept);
});
