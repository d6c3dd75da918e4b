import * as engine from '@shixuan/optics';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from '.';
import { ProfileCheckId, type Profiler } from './profiler';
import { ProfileTask } from './profiler-task';

// The schemas must not allow less than the engine has. The other way round is checked where they are written.
const _fits = {
  task: (of: engine.ProfileTask): z.output<typeof ProfileTask> => of,
  profiler: (of: engine.Profiler): z.output<typeof Profiler> => of,
};

test('what is left out of a task is no demand, and the engine accepts it', () => {
  const task = ProfileTask.parse({ widthMm: 40 });
  expect(task).toMatchObject({ marginPct: 10, pointSpacingMm: null, speedMmS: 0, maxLaserClass: null });
  expect(engine.profileNeedsOf(task)).toMatchObject({ widthMm: expect.closeTo(44, 9), usedMm: 0, rateHz: null });
  expect(ProfileTask.parse(task)).toEqual(task);
});

test('checks, classes, codes and surfaces are those of the engine', () => {
  expect(ProfileCheckId.options).toEqual(engine.profileCheckIds);
  const accepts = (change: object) => calls.profiler.request.safeParse({ task: { widthMm: 1, ...change } }).success;
  expect(engine.laserClasses.every(maxLaserClass => accepts({ maxLaserClass }))).toBe(true);
  expect(engine.protections.every(minProtection => accepts({ minProtection }))).toBe(true);
  expect(engine.laserSurfaces.every(surface => accepts({ surface }))).toBe(true);
});

test.each([
  [{ widthMm: 0 }],
  [{ widthMm: '40' }],
  [{ widthMm: 40, maxLaserClass: '5' }],
  [{ widthMm: 40, heightToleranceMm: -1 }],
  [{ widthMm: 40, points: 3 }],
])('%j is refused', task => {
  expect(calls.profiler.request.safeParse({ task }).success).toBe(false);
});
