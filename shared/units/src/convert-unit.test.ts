import { expect, test } from 'vitest';
import { convertUnit, type UnitSystem } from './convert-unit';

test.each<
  [string | undefined, UnitSystem, number | undefined, number, { unit: string; decimals: number; value: number }]
>([
  ['mm', 'inch', 1, 25.4, { unit: 'in', decimals: 3, value: 1 }],
  ['mm', 'inch', 3, 17.526, { unit: 'in', decimals: 4, value: 0.69 }],
  ['mm', 'inch', undefined, 0, { unit: 'in', decimals: 3, value: 0 }],
  ['mm/s', 'inch', 0, 508, { unit: 'in/s', decimals: 2, value: 20 }],
])('%s in %s', (unit, system, decimals, value, expected) => {
  const shown = convertUnit(unit, system, decimals);
  expect({ unit: shown?.unit, decimals: shown?.decimals }).toEqual({
    unit: expected.unit,
    decimals: expected.decimals,
  });
  expect(shown?.convert(value)).toBeCloseTo(expected.value, 9);
});

test.each<[string | undefined, UnitSystem]>([
  ['mm', 'metric'],
  ['µm', 'inch'],
  ['fps', 'inch'],
  [undefined, 'inch'],
  ['toString', 'inch'],
])('%s stays in %s', (unit, system) => {
  expect(convertUnit(unit, system)).toBeNull();
});
