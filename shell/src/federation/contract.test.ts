import type { HostServices } from '@shixuan/host';
import { expect, test } from 'vitest';
import { contractAdapter, type OlderContract } from './contract';

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
  expect(contractAdapter(range, version) !== null).toBe(met);
});

// A made-up next major.
const one: OlderContract = {
  version: '1.6.0',
  adapt: host => ({ ...host, contractVersion: '1.6.0' }),
};
const host = { contractVersion: '2.0.0' } as HostServices;

test('a shell of the next major serves remotes of the major before through its adapter, and of its own as they are', () => {
  expect(contractAdapter('^1.4.0', '2.0.0', [one])?.(host)).toEqual({ contractVersion: '1.6.0' });
  expect(contractAdapter('^2.0.0', '2.0.0', [one])?.(host)).toBe(host);
});

test('what the older major never had, and majors that are not in the table, are not served', () => {
  expect(contractAdapter('^1.7.0', '2.0.0', [one])).toBeNull();
  expect(contractAdapter('^0.9.0', '2.0.0', [one])).toBeNull();
  expect(contractAdapter('^3.0.0', '2.0.0', [one])).toBeNull();
});
