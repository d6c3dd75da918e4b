import { expect, test, vi } from 'vitest';
import { createAheadCalls } from './ahead-calls';

test('a call ahead gets its mask once the visitor waits for it, and until it is answered', async () => {
  vi.useFakeTimers();
  let answer: (content: unknown) => void = () => undefined;
  const request = vi.fn(
    () =>
      new Promise<unknown>(resolve => {
        answer = resolve;
      }),
  );
  const onLoading = vi.fn();
  const calls = createAheadCalls(request, onLoading);
  const asked = calls.request('/Product/List', {}, { showLoading: true });
  expect(request).toHaveBeenCalledWith('/Product/List', {}, { showLoading: false, silent: true });
  expect(onLoading).not.toHaveBeenCalled();
  calls.awaited();
  calls.awaited();
  expect(onLoading.mock.calls).toEqual([[true]]);
  answer('rows');
  expect(await asked).toBe('rows');
  await vi.advanceTimersByTimeAsync(300);
  expect(onLoading.mock.calls).toEqual([[true], [false]]);
  // Calls that have no mask by themselves get none.
  void calls.request('/Product/Detail', {}, { showLoading: false });
  calls.awaited();
  expect(onLoading).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
