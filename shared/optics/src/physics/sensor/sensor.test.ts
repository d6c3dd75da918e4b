import { expect, test } from 'vitest';
import { diagonalOfFormatName } from './diagonal-of-name';
import { nearestSensorFormat, sensorFormatNamed } from './find-sensor-format';
import { diagonalOfInchName, opticalFormat } from './optical-format';
import { sensorFormats } from './sensor-formats';
import { sensorDiagonal, sensorSide } from './sensor-size';

test.each([
  ['IMX273', 1440, 1080, 3.45, 4.97, 3.73, 6.21],
  ['IMX264', 2464, 2056, 3.45, 8.5, 7.09, 11.07],
  ['IMX304', 4112, 3008, 3.45, 14.19, 10.38, 17.58],
  ['IMX183', 5496, 3694, 2.4, 13.19, 8.87, 15.89],
])('%s: sides and diagonal from its pixels', (_chip, pixelsH, pixelsV, pixelSizeUm, width, height, diagonal) => {
  const sensorWidthMm = sensorSide({ pixels: pixelsH, pixelSizeUm });
  const sensorHeightMm = sensorSide({ pixels: pixelsV, pixelSizeUm });
  expect(sensorWidthMm).toBeCloseTo(width, 2);
  expect(sensorHeightMm).toBeCloseTo(height, 2);
  expect(sensorDiagonal({ sensorWidthMm, sensorHeightMm })).toBeCloseTo(diagonal, 1);
});

test.each([
  ['2/3"', '2/3"'],
  ['2/3', '2/3"'],
  ['２／３″', '2/3"'],
  ['1/1.8 英寸', '1/1.8"'],
  ['1.1in', '1.1"'],
  ['1 inch', '1"'],
  ['aps-c', 'APS-C'],
  ['ＡＰＳ－Ｃ', 'APS-C'],
  ['35mm', '全画幅'],
])('the format named %s is found', (typed, name) => {
  expect(sensorFormatNamed(typed)?.name).toBe(name);
});

test('a name that is not in the table is not guessed', () => {
  expect(sensorFormatNamed('1/1.55"')).toBeUndefined();
});

test('every format is found again by its name and by its sides', () => {
  for (const format of sensorFormats) {
    expect(sensorFormatNamed(format.name)).toBe(format);
    const size = { sensorWidthMm: format.widthMm, sensorHeightMm: format.heightMm };
    expect(nearestSensorFormat(size)).toEqual({ format, deviationPct: 0 });
  }
});

test('a square sensor is labelled by its diagonal and tells how far it is from the table', () => {
  const nearest = nearestSensorFormat({ sensorWidthMm: 12.36, sensorHeightMm: 12.36 });
  expect(nearest.format.name).toBe('1.1"');
  expect(nearest.deviationPct).toBeCloseTo(-0.69, 1);
});

test.each([
  [1 / 3, 6],
  [0.5, 8],
  [2 / 3, 10.667],
  [1, 16],
])('%f inch stands for a diagonal of %f mm', (inches, diagonal) => {
  expect(diagonalOfInchName({ inches })).toBeCloseTo(diagonal, 2);
});

test('16 mm of diagonal is the 1 inch format', () => {
  expect(opticalFormat({ sensorDiagonalMm: 16 })).toBe(1);
});

test.each([
  ['2/3in', 11, 'table'],
  ['1/2.8in', 6.43, 'rule'],
  ['1.4in', 22.4, 'rule'],
  ['1/1.1"', 14.55, 'rule'],
])('only the name %s is known: about %f mm, by %s', (name, diagonal, basis) => {
  const named = diagonalOfFormatName(name);
  expect(named?.diagonalMm).toBeCloseTo(diagonal, 1);
  expect(named?.basis).toBe(basis);
});

test.each(['', '大靶面', '0/3', '1/0', '99'])('nothing is made of the name %j', name => {
  expect(diagonalOfFormatName(name)).toBeNull();
});
