import { describe, expect, test } from 'vitest';
import { parsePlusMinus } from './parse-plus-minus';

const band = { single: true, example: '0.1 mm' };
const distance = { single: false, example: '300 mm' };

describe('a tolerance band', () => {
  test.each([
    ['0.1', 0.1],
    ['±0.05', 0.1],
    ['± 0.05 mm', 0.1],
    ['+/-0.05', 0.1],
    ['+-0.05', 0.1],
    ['±50 µm', 0.1],
    ['±5丝', 0.1],
    ['＋／－０．０５', 0.1],
  ])('%s', (text, exact) => {
    expect(parsePlusMinus(text, 'mm', band)).toEqual({ exact });
  });

  test.each(['±', '±很小', '±-0.05', '20±0.05', '±0.05 kg', '-0.1~0.1'])('%s is not one', text => {
    const read = parsePlusMinus(text, 'mm', band);
    expect('problem' in read || read.exact === undefined).toBe(true);
  });
});

describe('a distance', () => {
  test.each([
    ['300', { exact: 300 }],
    ['250~350', { min: 250, max: 350 }],
    ['300±50', { min: 250, max: 350 }],
    ['300 ± 50 mm', { min: 250, max: 350 }],
    ['30±5 cm', { min: 250, max: 350 }],
    ['0.3 m ± 5 cm', { min: 250, max: 350 }],
    ['300+/-50', { min: 250, max: 350 }],
    ['≥ 200', { min: 200 }],
  ])('%s', (text, range) => {
    expect(parsePlusMinus(text, 'mm', distance)).toEqual(range);
  });

  test.each(['±50', '300±', '约300±50', '300±50±2'])('%s is refused', text => {
    expect(parsePlusMinus(text, 'mm', distance)).toHaveProperty('problem');
  });
});
