import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from './connect';

export interface CounterLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** A counter that all processes on a database share; the table is `rate_limit` of the accounts' schema. */
export const sharedCounter = (db: Database, keyPrefix: string, limit: CounterLimit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: db.$client,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    ...limit,
  });
