import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { throttleAddress } from '../accounts/client';
import { CallError } from '../calls/call-error';

/** HTTP's own number for it stands in the envelope too. */
const TOO_MANY = 429;

export interface AddressLimit {
  /** Counts one request of the address, for each `group` apart. @throws CallError 429 with the seconds to wait */
  count(address: string, group?: string): Promise<void>;
}

/** Allows so many requests per minute and address. Kept in memory: what it protects is this process. */
export function createAddressLimit(perMinute: number, what: string): AddressLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async count(address, group = '') {
      try {
        await limiter.consume(`${throttleAddress(address)} ${group}`);
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
