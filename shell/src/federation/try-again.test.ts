import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteFailure } from '../lib/remote-failure';
import { retryWaits, tryAgain } from './try-again';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Milliseconds after which a second attempt is made. */
async function waitOf(random: number): Promise<number> {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const begun = Date.now();
  const attempts: number[] = [];
  const attempt = async () => {
    attempts.push(Date.now() - begun);
    if (attempts.length === 1) throw new RemoteFailure('network', 'catalog');
  };
  const done = tryAgain(attempt, { network: [1000] });
  await vi.runAllTimersAsync();
  await done;
  return attempts[1] ?? Number.NaN;
}

test('pages that lose the same server at once ask again spread over a fifth before and after the wait', async () => {
  expect(await waitOf(0)).toBe(800);
  expect(await waitOf(0.5)).toBe(1000);
  expect(await waitOf(1)).toBe(1200);
});

test('what may be asked for again, how often and after which waits', () => {
  expect(retryWaits).toEqual({ network: [500, 2000], missing: [500], chunk: [500], timeout: [0] });
});

test.each([
  ['a kind with waits is tried once for each of them', new RemoteFailure('network', 'catalog'), 3],
  ['a kind without waits is not', new RemoteFailure('execution', 'catalog'), 1],
  ['anything else is not', new Error('boom'), 1],
])('%s', async (_case, failure, attempts) => {
  const attempt = vi.fn().mockRejectedValue(failure);
  const failed = tryAgain(attempt, { network: [10, 20] }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBe(failure);
  expect(attempt).toHaveBeenCalledTimes(attempts);
});
