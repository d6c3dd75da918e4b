import { expect, test } from 'vitest';
import { quantityText } from './printed-quantity';

test.each([
  [0.02538, 'mm', '25.38 µm'],
  [66, 'mm', '66 mm'],
  [0, 'mm', '0 mm'],
  [-0.0345678, 'mm', '−34.57 µm'],
  [500_000, 'µs', '500 ms'],
  [2_000_000, 'µs', '2 s'],
  [66.125, 'µs', '66.13 µs'],
  [34_180, 'Hz', '34.18 kHz'],
  [9999, 'Hz', '9999 Hz'],
  [-2.22e-14, '%', '0 %'],
  [855.04, '%', '855 %'],
  [22_830, '%', '228.3 倍'],
  [Number.POSITIVE_INFINITY, 'mm', '∞ mm'],
  [3, '', '3'],
])('%d %s is printed as %s', (value, unit, printed) => {
  expect(quantityText(value, unit).replaceAll(/\s/g, ' ')).toBe(printed);
});
