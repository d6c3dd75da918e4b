import { expect, test } from 'vitest';
import { parseQuantity } from './parse-quantity';
import { parseRate } from './parse-rate';
import { unitRatio } from './unit-ratio';

test.each([
  ['6丝', 'mm', 0.06],
  ['６ 丝', 'µm', 60],
  ['3 条', 'mm', 0.03],
  ['2道', '丝', 2],
  ['50um', '丝', 5],
  ['60 m/min', 'mm/s', 1000],
  ['60米/分', 'm/s', 1],
  ['1 m/s', 'm/min', 60],
  ['500 mm/s', 'mm/s', 500],
  ['120 mm/min', 'mm/s', 2],
  ['120 件/分', 'fps', 2],
  ['3600 UPH', 'fps', 1],
  ['7200件/小时', 'fps', 2],
  ['25 帧/秒', 'fps', 25],
  ['1k', 'fps', 1000],
])('%s in %s is %d', (text, unit, exact) => {
  expect(parseQuantity(text, unit)).toEqual({ exact });
});

test('a range of 丝 keeps its unit at both ends', () => {
  expect(parseQuantity('3~5 丝', 'mm')).toEqual({ min: 0.03, max: 0.05 });
});

test.each([
  ['节拍 0.5 s', 2],
  ['节拍：2秒', 0.5],
  ['节拍2', 0.5],
  ['0.25 s/件', 4],
  ['800ms', 1.25],
  ['CT=4s', 0.25],
  ['30 fps', 30],
  ['120 件/分', 2],
  ['12', 12],
])('the rate of %s is %d fps', (text, exact) => {
  expect(parseRate(text)).toEqual({ exact });
});

test.each(['节拍 0 s', '很快', '节拍 a s'])('%s is not a rate, with the reason', text => {
  expect(parseRate(text)).toHaveProperty('problem');
});

test('units of one quantity have a ratio, others do not', () => {
  expect(unitRatio('丝', 'mm')).toBe(0.01);
  expect(unitRatio('m/min', 'mm/s')).toBeCloseTo(16.6667, 4);
  expect(unitRatio('ms', 'µs')).toBe(1000);
  expect(() => unitRatio('mm', 's')).toThrow('mm cannot be turned into s');
});
