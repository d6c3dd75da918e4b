import { expect, test } from 'vitest';
import { cameraOf, focalOf, taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { nearestSetting } from '../../setting/nearest-setting';
import { taskChanges } from './task-changes';

const [camera, lens] = [cameraOf(), focalOf()];
const system = (task: ImagingTask) => ({ camera, lens, setting: nearestSetting(requirementsOf(task), camera, lens) });

test('the demands behind the checks that are missed most come first; what the task does not set is left out', () => {
  const task = taskOf({ marginPct: 0, speedMmS: 0, heightVariationMm: 2 });
  const changes = taskChanges(task, system(task), [['accuracy'], ['depth-of-field', 'accuracy']]);
  const ids = changes.map(({ id }) => id);
  expect(ids.indexOf('coarser')).toBeLessThan(ids.indexOf('flatter'));
  expect(ids).not.toContain('lessMargin');
  expect(ids).not.toContain('slower');
  // Stops belong to a lens.
  expect(ids).not.toContain('stoppedDown');
});

test('a change is worded with the figure as it is rounded, to the side that gives up more, never beyond the farthest', () => {
  const task = taskOf({ accuracy: { kind: 'feature', featureMm: 0.05, pixelsPerFeature: 3 } });
  const coarser = taskChanges(task, system(task), [['accuracy']]).find(({ id }) => id === 'coarser');
  if (!coarser) throw new Error('the feature can be coarser');
  expect(coarser).toMatchObject({ from: 0.05, farthest: 0.5 });
  expect(coarser.rounded(0.0812)).toBe(0.082);
  expect(coarser.rounded(0.4999)).toBe(0.5);
  expect(coarser.words(0.082)).toBe('最小缺陷放宽到 0.082 mm');
  expect(coarser.changed(0.082).accuracy).toMatchObject({ featureMm: 0.082 });
});
