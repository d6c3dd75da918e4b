import { expect, test } from 'vitest';
import { Bench } from './judged-run';
import { seededTasks } from './seeded-tasks';

// The whole run of 2000 tasks is `npm run bench -- judged`.

test('of tasks of every mode, no row of the first five is impossible or implausible', async () => {
  const bench = await Bench.open();
  const tasks = seededTasks(110);
  const { invalid, unexplained, firsts, rows, withoutResult } = bench.run(tasks);
  const told = invalid.map(({ task, place, name, faults }) => [task, place, name, ...faults.map(({ text }) => text)]);
  expect(told).toEqual([]);
  expect(unexplained).toEqual([]);
  // The judge had something to judge.
  expect(firsts).toBeGreaterThan(60);
  expect(rows).toBeGreaterThan(300);
  expect(withoutResult).toBeLessThan(60);
});

test('tasks are the same for the same seed, and of every mode', () => {
  const tasks = seededTasks(44);
  expect(tasks).toEqual(seededTasks(44));
  expect(new Set(tasks.map(({ mode }) => mode)).size).toBe(9);
});
