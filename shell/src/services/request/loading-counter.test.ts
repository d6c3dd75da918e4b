import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingCounter } from './loading-counter';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the mask shows with the first call and hides 300 ms after the last', () => {
  const onLoading = vi.fn();
  const counter = createLoadingCounter(onLoading);
  counter.begin();
  counter.begin();
  expect(onLoading.mock.calls).toEqual([[true]]);
  counter.end();
  vi.advanceTimersByTime(1000);
  expect(onLoading).toHaveBeenCalledTimes(1);
  counter.end();
  vi.advanceTimersByTime(299);
  expect(onLoading).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onLoading.mock.calls).toEqual([[true], [false]]);
});

test('a call that begins within the delay keeps the mask', () => {
  const onLoading = vi.fn();
  const counter = createLoadingCounter(onLoading);
  counter.begin();
  counter.end();
  vi.advanceTimersByTime(200);
  counter.begin();
  vi.advanceTimersByTime(1000);
  expect(onLoading).not.toHaveBeenCalledWith(false);
});
