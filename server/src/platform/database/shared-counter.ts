import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isBeyondAnyWait } from '../process/clock-ahead';
import { clockCorrection } from '../site-time';
import type { Database } from './connect';

export interface CounterLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** A counter that all processes on a database share; the table is `rate_limit` of the accounts' schema. */
export const sharedCounter = (db: Database, keyPrefix: string, limit: CounterLimit): RateLimiterPostgres =>
  new ClockProofCounter({
    storeClient: inSiteTime(db.$client),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    ...limit,
  });

interface CounterQuery {
  name?: string;
  text: string;
  values: unknown[];
}

/** No count is so large, and no time so small. */
const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1e11;

/** The counts' ends as the site's time has them: the library reads this machine's clock, which may be wrong. */
const inSiteTime = (pool: Database['$client']) => ({
  async query({ values, ...asked }: CounterQuery) {
    const correction = clockCorrection();
    const result = await pool.query({ ...asked, values: values.map(one => (isTime(one) ? one + correction : one)) });
    for (const row of result.rows) if (row.expire) row.expire = Number(row.expire) - correction;
    return result;
  },
});

/**
 * A count that a clock which was ahead has begun, and that would end years after it was put right, is begun anew when it refuses, or
 * is told. All counts hold their end, by the site's time as the process that began them knew it.
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
