import { expect, test } from 'vitest';
import { readableQuantity } from './readable-quantity';

test.each<[value: number, unit: string, readable: [number, string]]>([
  [1e-6, '%', [0, '%']],
  [-0.000_999, '%', [0, '%']],
  // The least distortion that a maker states.
  [0.001, '%', [0.001, '%']],
  [-2.5, '%', [-2.5, '%']],
  [2283, '%', [22.83, '倍']],
  [9999, 'mA', [9999, 'mA']],
  [35_100, 'mA', [35.1, 'A']],
  // A small length or time is a figure of its own.
  [1e-6, 'mm', [0.001, 'µm']],
  [1e-6, 'µs', [1e-6, 'µs']],
  [1e-10, 'µs', [0, 'µs']],
])('%s %s is read as %j', (value, unit, readable) => {
  const [figure, readUnit] = readableQuantity(value, unit);
  expect(figure).toBeCloseTo(readable[0], 12);
  expect(readUnit).toBe(readable[1]);
});
