import { expect, test } from 'vitest';
import type { Camera } from '../../model/parts/camera';
import { requirementsOf } from '../../model/task/requirements';
import { boardCamera, boardTask } from '../test/board';
import { cameraCaveats, freeOf, mountCaveat } from './caveats';

const caveats = (camera: Partial<Camera>, task: Partial<typeof boardTask> = {}) =>
  cameraCaveats(requirementsOf({ ...boardTask, ...task }), { ...boardCamera, ...camera });

test.each<[string, Partial<Camera>, number]>([
  ['a monochrome global shutter on a network', {}, 0],
  ['colour that nobody asked for', { colour: 'color' }, 1],
  ['a bare module on a board link', { link: 'mipi' }, 1],
  ['a rate and a link that are not stated', { maxRateHz: null, link: null }, 1],
])('%s', (_, camera, expected) => {
  expect(caveats(camera)).toBe(expected);
});

test('a rolling shutter that nobody asked for is a small matter at rest, a larger one with parts that come, and decides with motion', () => {
  const rolling = (task: Partial<typeof boardTask>) => caveats({ shutter: 'rolling' }, task);
  expect(rolling({ rateHz: null })).toBe(0.5);
  expect(rolling({ rateHz: 2 })).toBe(3);
  expect(rolling({ rateHz: null, speedMmS: 5 })).toBe(4);
});

test('what was asked for is no reservation', () => {
  expect(caveats({ colour: 'color' }, { colour: 'color' })).toBe(0);
  expect(caveats({ shutter: 'rolling' }, { shutter: 'rolling' })).toBe(0);
});

test('the mount that fits best counts', () => {
  expect(mountCaveat(['m58', 'c'], 'c')).toBe(0);
  expect(mountCaveat(['c'], 'f')).toBe(1);
  expect(mountCaveat([], 'c')).toBe(0.5);
  expect(mountCaveat(['c'], null)).toBe(0.5);
});

test('four reservations cost all, more cost no more', () => {
  expect([0, 1, 4, 7].map(freeOf)).toEqual([1, 0.75, 0, 0]);
});
