import { expect, test } from 'vitest';
import { meetsContract } from './contract';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.4.2', '1.4.1', false],
  ['^1.4.0', '1.3.9', false],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['>=1', '1.0.0', false],
  ['', '1.0.0', false],
])('a remote that needs %s on a shell that keeps %s: %s', (range, version, met) => {
  expect(meetsContract(range, version)).toBe(met);
});
