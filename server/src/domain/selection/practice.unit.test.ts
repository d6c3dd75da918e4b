import { expect, test, vi } from 'vitest';
import { selectionCatalogue } from '../../../test/selection-catalogue';
import { createPractice } from './practice';
import { practiceJobs } from './practice-jobs';
import { practiceTasks } from './practice-tasks';
import { selectionOf } from './selection-of';

test('practises while nobody asks, step by step, and once only', async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const steps = ['a', 'b', 'c'].map(name => () => void ran.push(name));
  const practice = createPractice(100);
  practice.begin(steps);
  practice.wait();
  await vi.advanceTimersByTimeAsync(99);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['a']);
  // Asked in between: the next step comes when it has been quiet for as long again.
  practice.wait();
  await vi.advanceTimersByTimeAsync(99);
  expect(ran).toEqual(['a']);
  await vi.runAllTimersAsync();
  expect(ran).toEqual(['a', 'b', 'c']);
  practice.begin(steps);
  practice.wait();
  await vi.runAllTimersAsync();
  expect(ran).toEqual(['a', 'b', 'c']);
  vi.useRealTimers();
});

test('a step that fails ends the practice and nothing else', async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const practice = createPractice(1);
  practice.begin([
    () => {
      throw new Error('no such part');
    },
    () => void ran.push('after'),
  ]);
  practice.wait();
  await vi.runAllTimersAsync();
  expect(ran).toEqual([]);
  vi.useRealTimers();
});

test('every task is practised as a page asks for it, each with other cameras; a catalogue without cameras leaves out what needs one', async () => {
  const { cameras } = await selectionOf((await selectionCatalogue()).current.index);
  const area = cameras.filter(({ kind }) => kind === 'area');
  const jobs = practiceJobs(practiceTasks, cameras);
  const used = jobs.flatMap(job => (job.kind === 'lenses' ? [job.camera] : []));
  expect(used).toHaveLength(3 * practiceTasks.length);
  expect(new Set(used)).toEqual(new Set(area));
  const kinds = practiceJobs(practiceTasks, []).map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'systems')).toHaveLength(practiceTasks.length);
  expect(kinds).not.toContain('lenses');
});
