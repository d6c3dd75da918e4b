import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity } from './format-quantity';
import { parseQuantity, type QuantityQuery } from './parse-quantity';

describe('what is typed and what it means in the unit of the catalogue', () => {
  test.each<[string, string, QuantityQuery]>([
    ['', 'mm', {}],
    ['  ', 'mm', {}],
    ['5', 'mm', { exact: 5 }],
    ['１２', 'mm', { exact: 12 }],
    ['５．５ｍｍ', 'mm', { exact: 5.5 }],
    ['.5', 'mm', { exact: 0.5 }],
    ['5.', 'mm', { exact: 5 }],
    ['-10', '°C', { exact: -10 }],
    ['−10', '°C', { exact: -10 }],
    ['1,200', 'g', { exact: 1200 }],
    ['12 288', 'px', { exact: 12288 }],
    ['1.5e3', 'Hz', { exact: 1500 }],
    // Ranges
    ['5~12mm', 'mm', { min: 5, max: 12 }],
    ['5-12 mm', 'mm', { min: 5, max: 12 }],
    ['5–12', 'mm', { min: 5, max: 12 }],
    ['1e-3', 'mm', { exact: 0.001 }],
    ['2.5E-2 mm', 'mm', { exact: 0.025 }],
    ['1e3', 'mm', { exact: 1000 }],
    ['５～１２', 'mm', { min: 5, max: 12 }],
    ['5 至 12 毫米', 'mm', { min: 5, max: 12 }],
    ['5到12', 'mm', { min: 5, max: 12 }],
    ['5..12', 'mm', { min: 5, max: 12 }],
    ['500um~2mm', 'mm', { min: 0.5, max: 2 }],
    ['5mm~12', 'mm', { min: 5, max: 12 }],
    ['-10~60°C', '°C', { min: -10, max: 60 }],
    ['-10--5', '°C', { min: -10, max: -5 }],
    ['12~12', 'mm', { min: 12, max: 12 }],
    ['500~1200万', 'MP', { min: 5, max: 12 }],
    // One end
    ['≥10', 'mm', { min: 10 }],
    ['>=0.5 英寸', 'mm', { min: 12.7 }],
    ['>10', 'mm', { min: 10 }],
    ['＞＝10', 'mm', { min: 10 }],
    ['<3', 'mm', { max: 3 }],
    ['<= 3 mm', 'mm', { max: 3 }],
    ['10~', 'mm', { min: 10 }],
    ['~10', 'mm', { max: 10 }],
    ['10 mm 以上', 'mm', { min: 10 }],
    ['10以下', 'mm', { max: 10 }],
    ['不小于 10', 'mm', { min: 10 }],
    ['不超过10mm', 'mm', { max: 10 }],
    ['500万+', 'MP', { min: 5 }],
    ['=5', 'mm', { exact: 5 }],
    // Lengths
    ['500um', 'mm', { exact: 0.5 }],
    ['500 µm', 'mm', { exact: 0.5 }],
    ['500 μm', 'mm', { exact: 0.5 }],
    ['3.45微米', 'µm', { exact: 3.45 }],
    ['0.005mm', 'µm', { exact: 5 }],
    ['0.5"', 'mm', { exact: 12.7 }],
    ['0.5″', 'mm', { exact: 12.7 }],
    ["0.5''", 'mm', { exact: 12.7 }],
    ['1 inch', 'mm', { exact: 25.4 }],
    ['1.2 m', 'mm', { exact: 1200 }],
    ['30cm', 'mm', { exact: 300 }],
    ['0.85µm', 'nm', { exact: 850 }],
    ['25.4 mm', 'inch', { exact: 1 }],
    ['500 mm', 'm', { exact: 0.5 }],
    // Pixels
    ['500万', 'MP', { exact: 5 }],
    ['500 万像素', 'MP', { exact: 5 }],
    ['5MP', 'MP', { exact: 5 }],
    ['5百万像素', 'MP', { exact: 5 }],
    ['1.5亿', 'MP', { exact: 150 }],
    ['12M', 'MP', { exact: 12 }],
    ['4k', 'px', { exact: 4096 }],
    ['>=8K', 'px', { min: 8192 }],
    // Others
    ['1.2kW', 'W', { exact: 1200 }],
    ['1.5k', 'W', { exact: 1500 }],
    ['800mW', 'W', { exact: 0.8 }],
    ['10 kHz', 'Hz', { exact: 10000 }],
    ['1.5k', 'Hz', { exact: 1500 }],
    ['10k', 'kHz', { exact: 10 }],
    ['1500Hz', 'kHz', { exact: 1.5 }],
    ['30帧/秒', 'fps', { exact: 30 }],
    ['10 fps 以上', 'fps', { min: 10 }],
    ['2 GB/s', 'MB/s', { exact: 2000 }],
    ['10Gbps', 'MB/s', { exact: 1250 }],
    ['1000 Mb/s', 'MB/s', { exact: 125 }],
    ['125 mb/s', 'MB/s', { exact: 125 }],
    ['4GB', 'MB', { exact: 4096 }],
    ['1.5kg', 'g', { exact: 1500 }],
    ['500克', 'kg', { exact: 0.5 }],
    ['30°', '°', { exact: 30 }],
    ['30度', '°', { exact: 30 }],
    ['-10~50℃', '°C', { min: -10, max: 50 }],
    ['0.1％', '%', { exact: 0.1 }],
    ['24VDC', 'V', { exact: 24 }],
    ['1.2A', 'mA', { exact: 1200 }],
    ['20us', 'ms', { exact: 0.02 }],
    ['0.5x', '×', { exact: 0.5 }],
    ['2倍', '×', { exact: 2 }],
    ['5500K', 'K', { exact: 5500 }],
    ['0.5m/s', 'mm/s', { exact: 500 }],
    ['120lp/mm', 'lp/mm', { exact: 120 }],
    ['F2.8', '', { exact: 2.8 }],
    ['f/1.4~f/16', '', { min: 1.4, max: 16 }],
  ])('%s in %s', (text, unit, query) => {
    expect(parseQuantity(text, unit)).toEqual(query);
  });
});

describe('what is not understood is said, with what would be right', () => {
  test.each<[string, string, string]>([
    ['两微米', 'µm', '无法识别「两微米」，请输入数字或范围，例如 5~12 µm、≥ 10 µm、0.005 mm'],
    ['5kg', 'mm', '「5kg」的单位不对，这里用 mm 或可换算的单位，例如 5~12 mm、≥ 10 mm、500 µm、0.5 英寸'],
    ['5mm', '', '「5mm」的单位不对，这里不带单位，例如 5~12、≥ 10'],
    ['12~5', 'mm', '「12~5」的下限大于上限，请把小的写在前面'],
    ['1/2', 'mm', '「1/2」'],
    ['1,2', 'mm', '「1,2」'],
    ['>=10 以下', 'mm', '无法识别'],
    ['5 12', 'mm', '无法识别'],
    ['~', 'mm', '无法识别'],
    ['mm', 'mm', '无法识别「mm」'],
    ['5~', 'kgx', ''],
  ])('%s in %s', (text, unit, problem) => {
    const answer = parseQuantity(text, unit);
    if (problem === '') expect(answer).toEqual({ min: 5 });
    else expect('problem' in answer && answer.problem).toContain(problem);
  });
});

const units = ['mm', 'µm', 'MP', 'W', 'Hz', 'kHz', 'MB/s', 'g', '°', '%', 'V', 'mA', 'ms', 'fps', ''];
const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(value => Number(value.toFixed(3)) + 0);

test('what the site prints can be typed back', () => {
  fc.assert(
    fc.property(figure, figure, fc.constantFrom(...units), (a, b, unit) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(parseQuantity(formatQuantity(a, { unit }), unit)).toEqual({ exact: a });
      expect(parseQuantity(formatQuantity([low, null], { unit }), unit)).toEqual({ min: low });
      expect(parseQuantity(formatQuantity([null, high], { unit, space: 'thin' }), unit)).toEqual({ max: high });
      if (low < high)
        expect(parseQuantity(formatQuantity([low, high], { unit }), unit)).toEqual({ min: low, max: high });
    }),
  );
});

test('any text is read without an error, and what is kept is a finite, ordered query', () => {
  const piece = fc.constantFrom(
    '5',
    '.',
    '-',
    '~',
    '≥',
    '<',
    'mm',
    'k',
    '万',
    ' ',
    ',',
    '"',
    '至',
    '以上',
    'e',
    '/',
    '９',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 2 })), { maxLength: 8 }),
      fc.constantFrom(...units),
      (parts, unit) => {
        const answer = parseQuantity(parts.join(''), unit);
        if ('problem' in answer) {
          expect(answer.problem).toMatch(/例如|请把小的/);
          return;
        }
        for (const value of Object.values(answer)) expect(Number.isFinite(value)).toBe(true);
        if (answer.min !== undefined && answer.max !== undefined) expect(answer.min).toBeLessThanOrEqual(answer.max);
      },
    ),
  );
});

test('a place that takes one figure asks for one, with its own example', () => {
  const asked = { single: true, example: '300 mm' };
  expect(parseQuantity('很远', 'mm', asked)).toEqual({ problem: '无法识别「很远」，请输入一个数，例如 300 mm' });
  expect(parseQuantity('3 kg', 'mm', asked)).toEqual({
    problem: '「3 kg」的单位不对，这里用 mm 或可换算的单位，例如 300 mm',
  });
});
