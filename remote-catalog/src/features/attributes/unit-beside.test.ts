import { expect, test } from 'vitest';
import { unitBeside } from './unit-beside';

test.each([
  ['点数', '点', undefined],
  ['每条轮廓点数', '点', undefined],
  ['X 向点间距', 'µm', 'µm'],
  ['最高帧率', 'fps', 'fps'],
  ['通道数', undefined, undefined],
])('%s in %s', (label, unit, beside) => {
  expect(unitBeside({ label, unit })).toBe(beside);
});
