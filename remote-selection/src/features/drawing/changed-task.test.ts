import { expect, it } from 'vitest';
import { testTask } from '../../testing/parts';
import { changedTask } from './drawing-slot';

it('asks for what was dragged: a field is the object with its margin', () => {
  const task = { ...testTask, marginPct: 10 };
  expect(changedTask(task, 'fieldWidth', 220)).toEqual({ object: { widthMm: 200, heightMm: 60 } });
  expect(changedTask(task, 'fieldHeight', 33)).toEqual({ object: { widthMm: 100, heightMm: 30 } });
  expect(changedTask(task, 'workingDistance', 250)).toEqual({ workingDistance: { minMm: 250, maxMm: 250 } });
  expect(changedTask(task, 'heightVariation', 5)).toEqual({ heightVariationMm: 5 });
});
