import { type VolumeTask, volumeNeedsOf } from '@shixuan/optics/model';
import { neutralVolumeTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { volumeAnswer } from '../../testing/volume-answer';
import { volumeReasons } from './volume-reasons';

/** Reasons for the camera that states its accuracy. */
function reasonsFor(change: Partial<VolumeTask>) {
  const need = volumeNeedsOf({ ...neutralVolumeTask, widthMm: 400, heightMm: 300, depthMm: 200, ...change });
  const row = volumeAnswer(need.task).list.find(({ product }) => product.model === 'FM-B');
  if (!row) throw new Error('no camera fits');
  return { reasons: volumeReasons(need, row), row };
}

test('a camera is the answer for its points, its view and its error, in the figures of its row', () => {
  const { reasons, row } = reasonsFor({ pointSpacingMm: 1.5, accuracyMm: 6, distance: { minMm: 500, maxMm: 1500 } });
  expect(reasons).toEqual([
    `最低处点间距 ${row.mounting.pointSpacingMm?.toFixed(3)} mm，要求 1.5 mm`,
    expect.stringMatching(/^视野装下 400 × 300 mm，最紧的一边还多 39 %$/),
    `最低处 Z 向误差 ± ${row.mounting.errorMm?.toFixed(2)} mm，允许 ± 6 mm`,
  ]);
});

test('without an error asked for it is the distance, allowed or left to the robot', () => {
  expect(reasonsFor({ distance: { minMm: 500, maxMm: 1500 } }).reasons.at(-1)).toMatch(
    /^装在最高处之上 \d+ mm，在允许的距离内$/,
  );
  expect(reasonsFor({}).reasons.at(-1)).toMatch(/^装在最高处之上 \d+ mm，给夹具与手臂留出空间$/);
});

test('what is not sure is no reason', () => {
  const need = volumeNeedsOf({ ...neutralVolumeTask, widthMm: 400, heightMm: 300, accuracyMm: 6 });
  const row = volumeAnswer(need.task).list.find(({ product }) => product.model === 'FM-A');
  expect(row && volumeReasons(need, row).join()).not.toContain('误差');
});
