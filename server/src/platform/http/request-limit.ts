import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from './call-error';

/** HTTP's own number for it stands in the envelope too. */
const TOO_MANY = 429;

export interface RequestLimit {
  /**
   * Counts one request under `key`.
   * @throws CallError 429 with the seconds to wait
   */
  count(key: string): Promise<void>;
}

/** Limits requests per minute and key. Counters are in memory, because they protect this process. */
export function createRequestLimit(perMinute: number, what: string): RequestLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new CallError(
          TOO_MANY,
          TOO_MANY,
          `${what}过于频繁，每分钟最多 ${perMinute} 次，请 ${seconds} 秒后再试`,
          seconds,
        );
      }
    },
  };
}
