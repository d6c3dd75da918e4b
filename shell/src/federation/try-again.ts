import { type FailureKind, RemoteFailure } from '../lib/remote-failure';

/**
 * Waits before the next attempts, ms, by kind of failure. Kinds without an entry would fail again and are not retried.
 */
export type RetryWaits = Readonly<Partial<Record<FailureKind, readonly number[]>>>;

export const retryWaits: RetryWaits = { network: [500, 2000], missing: [500], chunk: [500], timeout: [0] };

/** Jitter: many pages lose the same server at once and must not all retry at once. */
const jittered = (milliseconds: number) => milliseconds * (0.8 + 0.4 * Math.random());

/** Makes the attempt and repeats it where that may help. Rejects with the last failure. */
export async function tryAgain<T>(attempt: () => Promise<T>, waits: RetryWaits): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const wait = error instanceof RemoteFailure ? waits[error.kind]?.[failures] : undefined;
      if (wait === undefined) throw error;
      await new Promise(resolve => setTimeout(resolve, jittered(wait)));
    }
  }
}
