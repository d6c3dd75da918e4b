import { neutralState, neutralTask, type SelectionState } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { presetState, presets } from './presets';
import { droppedByMode, withMode } from './with-mode';

const board = (() => {
  const [first] = presets;
  if (!first) throw new Error('no presets');
  return presetState('systems', first);
})();

test('what belongs to the kind of imaging that is left goes; what is said of the part stays', () => {
  const telecentric = withMode(board, 'telecentric');
  expect(telecentric.task).toMatchObject({
    mode: 'telecentric',
    technique: null,
    feature: null,
    workingDistance: { minMm: null, maxMm: null },
    object: board.task.object,
    accuracy: board.task.accuracy,
    surface: 'matt',
    heightVariationMm: 3,
    rateHz: 2,
  });
  expect(droppedByMode(board, telecentric)).toEqual(['打光方式', '检测内容', '安装距离']);
});

test('a line has no frames and no camera of areas, but the distance stays', () => {
  const line = withMode({ ...board, cameraId: 4, lensId: 5, lightId: 6 }, 'line');
  expect(line).toMatchObject({ cameraId: null, lensId: null, lightId: null });
  expect(line.task).toMatchObject({ rateHz: null, workingDistance: { minMm: 250, maxMm: 350 } });
});

test('a place that the machine fixes stays', () => {
  const fixed: SelectionState = {
    ...neutralState('systems'),
    start: 'height',
    task: { ...neutralTask, workingDistance: { minMm: 300, maxMm: 300 } },
  };
  const telecentric = withMode(fixed, 'telecentric');
  expect(telecentric.task.workingDistance).toEqual({ minMm: 300, maxMm: 300 });
  expect(droppedByMode(fixed, telecentric)).toEqual([]);
});

test('the same kind changes nothing', () => {
  expect(withMode(board, 'area')).toBe(board);
  expect(droppedByMode(board, { ...board, task: neutralTask })).toEqual([]);
});
