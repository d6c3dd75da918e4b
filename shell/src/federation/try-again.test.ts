import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteFailure } from '../lib/remote-failure';
import { tryAgain } from './try-again';

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
