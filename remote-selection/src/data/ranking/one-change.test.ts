import type { TaskChange } from '@shixuan/optics/remedy';
import { neutralTask } from '@shixuan/task-url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneChange } from './one-change';

/** A demand on the pixel from `from` on, with another value in its place. */
const accuracy = (from: number, farthest: number): TaskChange => ({
  id: 'coarser',
  from,
  farthest,
  changed: objectPixelMm => ({ ...neutralTask, accuracy: { kind: 'object-pixel', objectPixelMm } }),
  words: value => `放宽到 ${value} mm`,
  rounded: value => Math.min(farthest, Number(value.toPrecision(2))),
});
const pixelOf = ({ accuracy: asked }: ReturnType<TaskChange['changed']>) =>
  asked.kind === 'object-pixel' ? asked.objectPixelMm : Number.NaN;

test('the least value that lets something do the task is found to a step, and does it as it is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 1.05, max: 9.9, noNaN: true }), async times => {
      const enough = 0.001 * times;
      const found = await oneChange([accuracy(0.001, 0.01)], task => Promise.resolve(pixelOf(task) >= enough ? 7 : 0));
      expect(found?.count).toBe(7);
      expect(found?.value).toBeGreaterThanOrEqual(enough);
      expect(found?.value).toBeLessThanOrEqual(0.01);
      if (found && found.value < 0.01) expect(found.value / enough).toBeLessThan(10 ** (1 / 8));
    }),
  );
});

test('a figure that does not help is left out, and few rankings are asked for', async () => {
  let asked = 0;
  const count = (enough: number) => (task: ReturnType<TaskChange['changed']>) => {
    asked++;
    return Promise.resolve(pixelOf(task) >= enough ? 3 : 0);
  };
  const found = await oneChange([accuracy(0.001, 0.002), accuracy(0.001, 0.01)], count(0.005));
  expect(found?.change.farthest).toBe(0.01);
  expect(asked).toBeLessThanOrEqual(7);
  expect(await oneChange([accuracy(0.001, 0.002)], count(1))).toBeNull();
  expect(await oneChange([], count(1))).toBeNull();
});
