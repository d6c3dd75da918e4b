import { expect, test } from 'vitest';
import { worst } from '../../checks/finding';
import { checkSystem } from '../../checks/imaging/check-system';
import type { System } from '../../checks/imaging/system';
import { cameraOf, focalOf, lightOf, taskOf } from '../../fixtures/parts';
import type { ImagingTask } from '../../model/task/imaging-task';
import { requirementsOf } from '../../model/task/requirements';
import { searchedSetting } from '../score/searched-setting';
import { decidingInput, roomFactor, roomOf } from './room';

type Parts = Omit<System, 'setting'>;
const parts: Parts = { camera: cameraOf(), lens: focalOf() };

function setFor(task: ImagingTask, chosen: Parts) {
  const need = requirementsOf(task);
  return { need, system: { ...chosen, setting: searchedSetting(need, chosen.camera, chosen.lens) } };
}

function roomsOf(task: ImagingTask, chosen = parts) {
  const { need, system } = setFor(task, chosen);
  return roomOf(need, system);
}

const checksOf = (task: ImagingTask, chosen = parts) => {
  const { need, system } = setFor(task, chosen);
  return checkSystem(need, system);
};

/** Checks that are worse for a task than for another. */
function worse(than: ImagingTask, task: ImagingTask, chosen = parts) {
  const now = new Map(checksOf(than, chosen).map(({ id, verdict }) => [id, verdict]));
  return checksOf(task, chosen)
    .filter(({ id, verdict }) => verdict !== now.get(id) && worst(verdict, now.get(id) ?? 'pass') === verdict)
    .map(({ id }) => id);
}

const task = taskOf({ heightVariationMm: 2, speedMmS: 50, rateHz: 10 });

test('at its end an input still holds, and beyond it the check that is named is worse', () => {
  const rooms = roomsOf(task);
  expect(rooms.map(({ input }) => input.id)).toEqual(['width', 'accuracy', 'distance', 'height', 'speed', 'rate']);
  const ends = rooms.flatMap(({ input, low, high }) => [
    { input, ...low, beyond: 0.97 },
    { input, ...high, beyond: 1.03 },
  ]);
  for (const { input, value, check, beyond } of ends) {
    if (value === null || check === null) continue;
    expect(worse(task, input.changed(value)), input.label).toEqual([]);
    expect(worse(task, input.changed(value * beyond)), input.label).toContain(check);
  }
  expect(ends.some(({ check }) => check !== null)).toBe(true);
});

test('a light that becomes too small ends the room, and so does a picture that holds at its nominal figures alone', () => {
  const still = taskOf({ object: { widthMm: 60, heightMm: 36 }, technique: 'backlight' });
  const wide = (light: System['light']) =>
    roomsOf(still, { ...parts, light }).find(({ input }) => input.id === 'width');
  const large = wide(lightOf({ emittingLengthMm: 900, emittingWidthMm: 900 }))?.high;
  const small = wide(lightOf({ emittingLengthMm: 70, emittingWidthMm: 70 }))?.high;
  expect(small?.check).toBe('light-geometry');
  expect(small?.value).toBeLessThan(large?.value ?? 0);
  expect(large?.check).toBe('field-of-view');
  const [field] = checksOf({ ...still, object: wider(still, (large?.value ?? 0) * 1.01) }).filter(
    ({ id }) => id === 'field-of-view',
  );
  expect(field?.verdict).toBe('warn');
});

const wider = ({ object }: ImagingTask, widthMm: number) => ({
  widthMm,
  heightMm: (object.heightMm * widthMm) / object.widthMm,
});

test('an input that holds at the ends of the chart is followed to its real end', () => {
  const slow = taskOf({ rateHz: 1 });
  const rate = roomsOf(slow).find(({ input }) => input.id === 'rate');
  expect(rate?.high.value).toBeGreaterThan(roomFactor);
  expect(rate?.high.check).not.toBeNull();
  expect(rate?.low).toEqual({ value: null, check: null });
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
