import { expect, test } from 'vitest';
import { cameraOf, fixedOf, taskOf } from '../../fixtures/parts';
import type { Camera } from '../../model/parts/camera';
import { requirementsOf } from '../../model/task/requirements';
import { rankCameras } from './rank-cameras';

test('a line-scan camera is not what comes nearest to a picture', () => {
  const need = requirementsOf(taskOf());
  const far = cameraOf({ id: 1, model: 'B', pixelsH: 200, pixelsV: 150 });
  const line = cameraOf({ id: 2, model: 'A', kind: 'line', pixelsV: 1 });
  const { ledger, nearMisses } = rankCameras(need, [line, far]);
  const named = [...ledger.map(({ nearest }) => nearest?.camera), ...nearMisses.map(({ camera }) => camera)];
  expect(ledger.reduce((sum, { removed }) => sum + removed, 0)).toBe(2);
  expect(named.filter(camera => camera?.kind === 'line')).toEqual([]);
});

test('the ledger names what misses one check alone, and is of the kind that the task takes', () => {
  const need = requirementsOf(taskOf());
  // B has half the field in both directions; C as well, with pixels too large for the accuracy.
  const sensor = { pixelSizeUm: 1.71875, pixelsH: 5120, pixelsV: 3840 };
  const line = cameraOf({ id: 1, model: 'A', ...sensor, kind: 'line', pixelsV: 1 });
  const small = cameraOf({ id: 2, model: 'B', ...sensor, pixelsH: 2560, pixelsV: 1920 });
  const coarse = cameraOf({ id: 3, model: 'C', pixelSizeUm: 17.1875, pixelsH: 256, pixelsV: 192 });
  const named = (...cameras: Camera[]) =>
    rankCameras(need, cameras, { lens: fixedOf() }).ledger.map(({ check, removed, nearest }) => [
      check,
      removed,
      nearest?.camera.model ?? null,
    ]);
  expect(named(line)).toEqual([['field-of-view', 1, null]]);
  expect(named(coarse)).toEqual([['field-of-view', 1, null]]);
  expect(named(line, coarse, small)).toEqual([['field-of-view', 3, 'B']]);
});
