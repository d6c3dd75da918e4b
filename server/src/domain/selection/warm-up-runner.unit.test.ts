import { expect, test, vi } from 'vitest';
import { selectionCatalogue } from '../../../test/selection-catalogue';
import { selectionOf } from './selection-of';
import { warmUpJobs } from './warm-up-jobs';
import { createWarmUpRunner } from './warm-up-runner';
import { warmUpTasks } from './warm-up-tasks';

test('runs while the thread is idle, step by step, and once only', async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const steps = ['a', 'b', 'c'].map(name => () => void ran.push(name));
  const runner = createWarmUpRunner(100);
  runner.begin(steps);
  runner.wait();
  await vi.advanceTimersByTimeAsync(99);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['a']);
  // Asked in between: the next step comes when it has been quiet for as long again.
  runner.wait();
  await vi.advanceTimersByTimeAsync(99);
  expect(ran).toEqual(['a']);
  await vi.runAllTimersAsync();
  expect(ran).toEqual(['a', 'b', 'c']);
  runner.begin(steps);
  runner.wait();
  await vi.runAllTimersAsync();
  expect(ran).toEqual(['a', 'b', 'c']);
  vi.useRealTimers();
});

test('a step that fails ends the warm-up and nothing else', async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const runner = createWarmUpRunner(1);
  runner.begin([
    () => {
      throw new Error('no such part');
    },
    () => void ran.push('after'),
  ]);
  runner.wait();
  await vi.runAllTimersAsync();
  expect(ran).toEqual([]);
  vi.useRealTimers();
});

test('every task is run as a page asks for it, each with other cameras; a catalogue without cameras leaves out what needs one', async () => {
  const { cameras } = await selectionOf((await selectionCatalogue()).current.index);
  const area = cameras.filter(({ kind }) => kind === 'area');
  const jobs = warmUpJobs(warmUpTasks, cameras);
  const used = jobs.flatMap(job => (job.kind === 'lenses' ? [job.camera] : []));
  expect(used).toHaveLength(3 * warmUpTasks.length);
  expect(new Set(used)).toEqual(new Set(area));
  const kinds = warmUpJobs(warmUpTasks, []).map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'systems')).toHaveLength(warmUpTasks.length);
  expect(kinds).not.toContain('lenses');
});
