import * as checks from '@shixuan/optics/checks';
import * as model from '@shixuan/optics/model';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from '.';
import { VolumeCheckId, VolumeTask } from './depth-camera';

// The schema must not allow less than the engine has. The other way round is checked where it is written.
const _fits = { task: (of: model.VolumeTask): z.output<typeof VolumeTask> => of };

test('what is left out of a task is no demand, and the engine accepts it', () => {
  const task = VolumeTask.parse({ widthMm: 600, heightMm: 400 });
  expect(task).toMatchObject({ marginPct: 10, depthMm: 0, accuracyMm: null, distance: { minMm: null, maxMm: null } });
  expect(model.volumeNeedsOf(task)).toMatchObject({ widthMm: expect.closeTo(660, 9), rateHz: null });
  expect(VolumeTask.parse(task)).toEqual(task);
});

test('checks and lights are those of the engine', () => {
  expect(VolumeCheckId.options).toEqual(checks.volumeCheckIds);
  const accepts = (change: object) =>
    calls.depthCameras.request.safeParse({ task: { widthMm: 600, heightMm: 400, ...change } }).success;
  expect(model.ambientLights.every(ambient => accepts({ ambient }))).toBe(true);
  expect(
    [{ widthMm: 0 }, { ambient: 'night' }, { cycleS: 0 }, { distance: { minMm: 2, maxMm: 1 } }].some(accepts),
  ).toBe(false);
});
