import { expect, test } from 'vitest';
import { derivedText, quantityText } from './printed-quantity';

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

test.each([
  [0.03333, 'mm', '0.03333 mm = 33.33 µm'],
  [0.0009651, 'mm', '0.0009651 mm = 0.9651 µm'],
  [0.02, 'mm', '0.02 mm = 20 µm'],
  [-0.02, 'mm', '−0.02 mm = −20 µm'],
  [3.333, 'mm', '3.333 mm'],
  [394_500, 'µs', '394 500 µs = 394.5 ms'],
  [24_551_424, 'B', '24 551 424 B'],
  [1e-12, 'px', '0 px'],
  [0, 'mm', '0 mm'],
  [0.5, '', '0.5'],
])('a derivation that comes to %d %s ends in %s', (result, unit, printed) => {
  expect(derivedText({ result, unit }).replaceAll(/\s/g, ' ')).toBe(printed);
});
