import { expect, test } from 'vitest';
import { cameraOf, focalOf, taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { allMisses } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { decidingInput, roomOf } from './room';

const camera = cameraOf();
const lens = focalOf();

function roomsOf(task: ImagingTask) {
  const need = requirementsOf(task);
  return roomOf(need, { camera, lens, setting: nearestSetting(need, camera, lens) });
}

function missed(task: ImagingTask) {
  const need = requirementsOf(task);
  return allMisses(need, camera, lens, nearestSetting(need, camera, lens)).map(({ check }) => check);
}

const task = taskOf({ heightVariationMm: 2, speedMmS: 50, rateHz: 10 });

test('at its end an input still holds, and beyond it the check that is named fails', () => {
  const already = missed(task);
  const rooms = roomsOf(task);
  expect(rooms.map(({ input }) => input.id)).toEqual(['width', 'accuracy', 'distance', 'height', 'speed', 'rate']);
  const ends = rooms.flatMap(({ input, low, high }) => [
    { input, ...low, beyond: 0.97 },
    { input, ...high, beyond: 1.03 },
  ]);
  for (const { input, value, check, beyond } of ends) {
    if (value === null || check === null) continue;
    const added = (at: number) => missed(input.changed(at)).filter(each => !already.includes(each));
    expect(added(value), input.label).toEqual([]);
    expect(added(value * beyond), input.label).toContain(check);
  }
  expect(ends.some(({ check }) => check !== null)).toBe(true);
});

test('the deciding input is the one whose end is nearest, as a factor', () => {
  const rooms = roomsOf(task);
  const deciding = decidingInput(rooms);
  const factor = ({ input, low, high }: (typeof rooms)[number]) =>
    Math.min(...[low, high].map(({ value }) => (value === null ? 9 : Math.abs(Math.log(value / input.value)))));
  expect(deciding && factor(deciding)).toBe(Math.min(...rooms.map(factor)));
});

test('what the task does not ask for has no room', () => {
  expect(roomsOf(taskOf()).map(({ input }) => input.id)).toEqual(['width', 'accuracy', 'distance']);
});
