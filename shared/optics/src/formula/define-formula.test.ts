import { expect, test } from 'vitest';
import { defineFormula } from './define-formula';
import { OpticsInputError } from './optics-input-error';

const fieldOfView = defineFormula<{ sensorSideMm: number; objectDistanceMm: number; focalLengthMm: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'S × (a − f) ÷ f',
  inputs: {
    sensorSideMm: { symbol: 'S', label: '靶面边长', unit: 'mm', above: 0 },
    objectDistanceMm: { symbol: 'a', label: '物距', unit: 'mm', above: 0, max: 100_000 },
    focalLengthMm: { symbol: 'f', label: '焦距', unit: 'mm', above: 0 },
  },
  source: { name: '教科书' },
  relation: ({ objectDistanceMm, focalLengthMm }) =>
    objectDistanceMm > focalLengthMm
      ? undefined
      : { field: 'objectDistanceMm', message: `物距：应大于焦距 ${focalLengthMm} mm` },
  compute: ({ sensorSideMm, objectDistanceMm, focalLengthMm }) =>
    (sensorSideMm * (objectDistanceMm - focalLengthMm)) / focalLengthMm,
});

const inputs = { sensorSideMm: 8.4456, objectDistanceMm: 317, focalLengthMm: 25 };

test('computes, and shows the formula with the numbers put in', () => {
  expect(fieldOfView(inputs)).toBeCloseTo(98.64, 2);
  expect(fieldOfView.trace(inputs)).toMatchObject({
    formula: 'FOV = S × (a − f) ÷ f',
    substituted: 'FOV = 8.446 × (317 − 25) ÷ 25',
    result: 98.64,
    unit: 'mm',
    inputs: [
      { symbol: 'S', value: 8.4456, unit: 'mm' },
      { symbol: 'a', value: 317 },
      { symbol: 'f', value: 25 },
    ],
  });
});

test.each([
  [{ sensorSideMm: 0 }, 'sensorSideMm', '靶面边长：应大于 0 mm，现为 0 mm'],
  [{ sensorSideMm: Number.NaN }, 'sensorSideMm', '靶面边长：应为有限的数值'],
  [{ objectDistanceMm: 100_001 }, 'objectDistanceMm', '物距：应不大于 100000 mm，现为 100001 mm'],
  [{ objectDistanceMm: 25 }, 'objectDistanceMm', '物距：应大于焦距 25 mm'],
])('%j is refused with the field and what would be right', (change, field, message) => {
  const compute = () => fieldOfView({ ...inputs, ...change });
  expect(compute).toThrow(message);
  expect(compute).toThrow(OpticsInputError);
  expect(() => fieldOfView.trace({ ...inputs, ...change })).toThrow(expect.objectContaining({ field }));
});

test('symbols that contain one another are kept apart, negative numbers are put in parentheses', () => {
  const effective = defineFormula<{ fNumber: number; magnification: number; offset: number }>({
    symbol: 'F_eff',
    label: '有效光圈',
    unit: '',
    expression: 'F × (1 + m) + F_0',
    inputs: {
      fNumber: { symbol: 'F', label: '光圈', unit: '' },
      magnification: { symbol: 'm', label: '倍率', unit: '' },
      offset: { symbol: 'F_0', label: '偏移', unit: '' },
    },
    source: { name: '教科书' },
    compute: ({ fNumber, magnification, offset }) => fNumber * (1 + magnification) + offset,
  });
  expect(effective.trace({ fNumber: 4, magnification: 0.5, offset: -1 }).substituted).toBe(
    'F_eff = 4 × (1 + 0.5) + (-1)',
  );
});

test('an exponent belongs to the operators, a subscript to the symbol', () => {
  const square = defineFormula<{ side: number; other: number }>({
    symbol: 'A',
    label: '面积',
    unit: 'mm²',
    expression: 's² − s₁²',
    inputs: { side: { symbol: 's', label: '边长', unit: 'mm' }, other: { symbol: 's₁', label: '边长', unit: 'mm' } },
    source: { name: '教科书' },
    compute: ({ side, other }) => side ** 2 - other ** 2,
  });
  expect(square.trace({ side: 3, other: 2 }).substituted).toBe('A = 3² − 2²');
});

test('whole counts are shown exactly, measured figures to four digits', () => {
  const frame = defineFormula<{ width: number; bits: number; rateHz: number }>({
    symbol: 'B',
    label: '每帧数据量',
    unit: 'B',
    expression: 'W × b ÷ 8 + 0 × f',
    inputs: {
      width: { symbol: 'W', label: '图像宽', unit: 'px' },
      bits: { symbol: 'b', label: '每像素位数', unit: 'bit' },
      rateHz: { symbol: 'f', label: '行频', unit: 'Hz' },
    },
    source: { name: '教科书' },
    compute: ({ width, bits }) => (width * bits) / 8,
  });
  expect(frame.trace({ width: 16_384, bits: 8, rateHz: 16_384 })).toMatchObject({
    substituted: 'B = 16384 × 8 ÷ 8 + 0 × 16380',
    result: 16_384,
  });
  // A part of a byte is an average of a packed format, no count.
  expect(frame.trace({ width: 16_385, bits: 10, rateHz: 50 }).result).toBe(20_480);
});

test('has no name of its own, with which V8 would keep its properties in a hash table', () => {
  expect(fieldOfView.name).toBe('');
});
