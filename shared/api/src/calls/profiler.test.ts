import * as checks from '@shixuan/optics/checks';
import * as model from '@shixuan/optics/model';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from '.';
import { ProfileCheckId, type Profiler } from './profiler';
import { ProfileTask } from './profiler-task';

// The schemas must not allow less than the engine has. The other way round is checked where they are written.
const _fits = {
  task: (of: model.ProfileTask): z.output<typeof ProfileTask> => of,
  profiler: (of: model.Profiler): z.output<typeof Profiler> => of,
};

test('what is left out of a task is no demand, and the engine accepts it', () => {
  const task = ProfileTask.parse({ widthMm: 40 });
  expect(task).toMatchObject({ marginPct: 10, pointSpacingMm: null, speedMmS: 0, maxLaserClass: null });
  expect(model.profileNeedsOf(task)).toMatchObject({ widthMm: expect.closeTo(44, 9), usedMm: 0, rateHz: null });
  expect(ProfileTask.parse(task)).toEqual(task);
});

test('checks, classes, codes and surfaces are those of the engine', () => {
  expect(ProfileCheckId.options).toEqual(checks.profileCheckIds);
  const accepts = (change: object) => calls.profiler.request.safeParse({ task: { widthMm: 1, ...change } }).success;
  expect(model.laserClasses.every(maxLaserClass => accepts({ maxLaserClass }))).toBe(true);
  expect(model.protections.every(minProtection => accepts({ minProtection }))).toBe(true);
  expect(model.laserSurfaces.every(surface => accepts({ surface }))).toBe(true);
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
