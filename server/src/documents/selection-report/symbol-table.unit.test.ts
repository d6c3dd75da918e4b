import { fieldWithMargin, longestExposureUs, objectPixel } from '@shixuan/optics/physics';
import { expect, test } from 'vitest';
import { symbolTable } from './symbol-table';

test('has each symbol of the derivations once, with its meaning and unit', () => {
  const traces = [
    fieldWithMargin.trace({ objectMm: 400, marginPct: 10 }),
    fieldWithMargin.trace({ objectMm: 300, marginPct: 10 }),
    { ...objectPixel.trace({ fieldOfViewMm: 440, pixels: 2000 }), label: '最低处点间距' },
  ];
  expect(symbolTable(traces).map(({ symbol, meaning, unit }) => `${symbol} | ${meaning} | ${unit}`)).toEqual([
    'FOV | 视野 | mm',
    expect.stringMatching(/^L \| .+ \| mm$/),
    expect.stringMatching(/^q \| .+ \| %$/),
    'p_o | 最低处点间距 | mm',
    'N | 像素数 | px',
  ]);
});

test('a symbol of two meanings of one unit has one line, of two units two lines', () => {
  const exposure = longestExposureUs.trace({ blurPx: 1, objectPixelUm: 50, speedMmS: 100 });
  const flash = { ...exposure, label: '频闪脉宽' };
  const tolerance = { ...exposure, label: '公差', unit: 'mm' };
  const lines = symbolTable([exposure, flash, tolerance]).filter(({ symbol }) => symbol === 't');
  expect(lines.map(({ meaning, unit }) => [meaning, unit])).toEqual([
    ['最长曝光、频闪脉宽', 'µs'],
    ['公差', 'mm'],
  ]);
});
