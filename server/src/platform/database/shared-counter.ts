import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isBeyondAnyWait } from '../process/clock-ahead';
import type { Database } from './connect';

export interface CounterLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** A counter that all processes on a database share; the table is `rate_limit` of the accounts' schema. */
export const sharedCounter = (db: Database, keyPrefix: string, limit: CounterLimit): RateLimiterPostgres =>
  new ClockProofCounter({
    storeClient: db.$client,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    ...limit,
  });

/**
 * A count that a clock which was ahead has begun, and that would end years after it was put right, is begun anew when it refuses, or
 * is told. All counts hold their end, by the clock of the process that began them.
 */
class ClockProofCounter extends RateLimiterPostgres {
  override async consume(...given: Parameters<RateLimiterPostgres['consume']>): Promise<RateLimiterRes> {
    try {
      return await super.consume(...given);
    } catch (error) {
      if (!(error instanceof RateLimiterRes) || !(await this.#endsWrong(given[0], error))) throw error;
      return super.consume(...given);
    }
  }

  override async penalty(...given: Parameters<RateLimiterPostgres['penalty']>): Promise<RateLimiterRes> {
    const counted = await super.penalty(...given);
    return (await this.#endsWrong(given[0], counted)) ? super.penalty(...given) : counted;
  }

  /** Forgets a count that ends too late. */
  async #endsWrong(key: string | number, { msBeforeNext }: RateLimiterRes): Promise<boolean> {
    if (!isBeyondAnyWait(msBeforeNext, 0, this.msDuration)) return false;
    await this.delete(key);
    return true;
  }
}
