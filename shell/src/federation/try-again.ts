import { type FailureKind, RemoteFailure } from '../lib/remote-failure';

/** Waits before the next attempts, in milliseconds, by what went wrong; where there is none it would go wrong again. */
export type RetryWaits = Readonly<Partial<Record<FailureKind, readonly number[]>>>;

export const retryWaits: RetryWaits = { network: [500, 2000], chunk: [500], timeout: [0] };

/** Many pages lose the same server at once; they do not come back to it at once. */
const jittered = (milliseconds: number) => milliseconds * (0.8 + 0.4 * Math.random());

/** Makes the attempt, again where that may help. Rejects with the last failure. */
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
