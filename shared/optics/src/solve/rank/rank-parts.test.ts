import { expect, test } from 'vitest';
import { cameraOf, taskOf } from '../../fixtures/parts';
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
