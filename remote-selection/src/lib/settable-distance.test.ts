import { fixedOf, focalOf, taskOf } from '@shixuan/optics/fixtures';
import { requirementsOf } from '@shixuan/optics/model';
import { expect, test } from 'vitest';
import { settableDistanceMm } from './settable-distance';

const free = { minMm: null, maxMm: null };

test.each([
  ['whole millimetres from 100 mm', 312.437, 0, 312],
  ['tenths below', 65.837, 0, 65.8],
  ['never coarser than its size asks', 65.837, 2, 65.8],
  ['as the mounting is toleranced', 312.437, 0.5, 312.4],
  ['in hundredths for ±0.05 mm', 312.437, 0.05, 312.44],
  ['not below a thousandth', 65.8374, 0.000_01, 65.837],
])('%s', (_, mm, workingDistanceToleranceMm, shown) => {
  const need = requirementsOf(taskOf({ workingDistance: free, workingDistanceToleranceMm }));
  expect(settableDistanceMm(mm, need, focalOf())).toBe(shown);
});

test('a distance that the task or the maker states is repeated as stated', () => {
  const given = requirementsOf(taskOf({ workingDistance: { minMm: 312.4, maxMm: 350 } }));
  expect(settableDistanceMm(312.4 * (1 + 1e-12), given, focalOf())).toBe(312.4);
  const open = requirementsOf(taskOf({ workingDistance: free }));
  expect(settableDistanceMm(110.25, open, fixedOf({ workingDistanceMm: 110.25 }))).toBe(110.25);
});
