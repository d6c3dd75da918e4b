import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatedly } from './repeatedly';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs after each pause, which begins when the run before has ended', async () => {
  let end = () => {};
  const task = vi.fn(
    () =>
      new Promise<void>(resolve => {
        end = resolve;
      }),
  );
  const { stop } = repeatedly(100, task, () => undefined);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(99);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  end();
  await stop();
});

test('a failure is reported and the next run comes all the same', async () => {
  const task = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  const failures = vi.fn();
  const { stop } = repeatedly(100, task, failures, { atOnce: true });
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(failures.mock.calls).toEqual([[new Error('no')]]);
  expect(task).toHaveBeenCalledTimes(2);
  await stop();
});

test.each([
  [false, 1],
  [true, 2],
])('stopping waits for the run that is under way; with lastRun %s the task has run %d times', async (lastRun, runs) => {
  let ended = 0;
  const task = vi.fn(async () => {
    await new Promise(resolve => setTimeout(resolve, 50));
    ended += 1;
  });
  const { stop } = repeatedly(100, task, () => undefined, { atOnce: true, lastRun });
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect([ended, task.mock.calls.length]).toEqual([runs, runs]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(runs);
});
