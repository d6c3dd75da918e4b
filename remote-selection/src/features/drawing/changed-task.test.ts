import { expect, it } from 'vitest';
import { testTask } from '../../testing/parts';
import { changedTask } from './drawing-slot';

it('asks for what was dragged: a field is the object with its margin', () => {
  const from = { task: { ...testTask, marginPct: 10 }, distanceMm: 300 };
  expect(changedTask(from, 'fieldWidth', 220)).toEqual({ object: { widthMm: 200, heightMm: 60 } });
  expect(changedTask(from, 'fieldHeight', 33)).toEqual({ object: { widthMm: 100, heightMm: 30 } });
  expect(changedTask(from, 'heightVariation', 5)).toEqual({ heightVariationMm: 5 });
});

it.each([
  { given: [250, 350], to: 300, asked: [300, 350], says: 'away: the near end goes along' },
  { given: [250, 350], to: 260, asked: [250, 260], says: 'closer: the far end goes along' },
  { given: [250, 350], to: 400, asked: [350, 400], says: 'beyond the far end, which stays' },
  { given: [250, 350], to: 200, asked: [200, 250], says: 'beyond the near end, which stays' },
  { given: [250, 350], to: 350, asked: [250, 350], says: 'onto an end: still a range' },
  { given: [250, null], to: 300, asked: [300, null], says: 'at least' },
  { given: [null, 350], to: 300, asked: [null, 300], says: 'at most' },
  { given: [270, 270], to: 300, asked: [300, 300], says: 'one distance' },
  { given: [null, null], to: 300, asked: [300, 300], says: 'any distance' },
])('a range of distances stays one: $says', ({ given, to, asked }) => {
  const range = ([minMm = null, maxMm = null]: (number | null)[]) => ({ minMm, maxMm });
  const from = { task: { ...testTask, workingDistance: range(given) }, distanceMm: 270 };
  expect(changedTask(from, 'workingDistance', to)).toEqual({ workingDistance: range(asked) });
});
