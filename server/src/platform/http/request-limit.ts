import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect';
import { sharedCounter } from '../database/shared-counter';
import { CallError } from './call-error';

/** HTTP's own number for it stands in the envelope too. */
const TOO_MANY = 429;
/** How long requests are counted by this process alone after the database has not answered, ms. */
const AWAY_MS = 1000;
/** Keys whose counts wait for the database; further ones are counted by this process alone. */
const MOST_WAITING = 1000;

export interface RequestLimit {
  /**
   * Counts one request under `key`.
   * @throws CallError 429 with the seconds to wait
   */
  count(key: string): Promise<void>;
}

/** How processes on one database count together. */
export interface SharedLimit {
  db: Database;
  /** Names the counter in the database. */
  name: string;
  /**
   * Whether a request waits for the count of the other processes: what is costly or sold by number does. Other requests are
   * admitted by this process's count and counted together meanwhile, so that none waits for the database; a few more than the
   * limit may pass then.
   */
  waits: boolean;
}

/**
 * Limits requests per minute and key: in this process alone, or with `shared` over all processes on a database. While the
 * database is away, each process counts for itself.
 */
export function createRequestLimit(perMinute: number, what: string, shared?: SharedLimit): RequestLimit {
  const limit = { points: perMinute, duration: MINUTE_SECONDS };
  const own = new RateLimiterMemory(limit);
  const countTogether = shared ? togetherOf(shared, limit, own) : async () => undefined;
  return {
    async count(key) {
      try {
        await own.consume(key);
        await countTogether(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = secondsOf(error);
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

const MINUTE_SECONDS = 60;

/** Never more than the counted minute, however a clock has been put right meanwhile. */
const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
  Math.min(MINUTE_SECONDS, Math.max(1, Math.ceil(msBeforeNext / 1000)));

/** @returns a function that rejects with RateLimiterRes when all processes together have reached the limit */
function togetherOf(
  { db, name, waits }: SharedLimit,
  limit: { points: number; duration: number },
  own: RateLimiterMemory,
): (key: string) => Promise<void> {
  const counter = sharedCounter(db, name, limit);
  /** By the clock that nobody puts right. */
  let awayUntil = 0;
  /** Counts requests of all processes; where the limit is reached, this process refuses by itself until it ends. */
  const add = async (key: string, points: number): Promise<RateLimiterRes | undefined> => {
    if (performance.now() < awayUntil) return undefined;
    try {
      await counter.consume(keyOf(key), points);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) {
        // The database is away: what this process has counted is the limit, and the database is left alone for a while.
        awayUntil = performance.now() + AWAY_MS;
        return undefined;
      }
      await own.block(key, secondsOf(error));
      return error;
    }
  };
  if (waits)
    return async key => {
      const refused = await add(key, 1);
      if (refused) throw refused;
    };

  const waiting = new Map<string, number>();
  let sending = false;
  const send = async () => {
    sending = true;
    for (const [key, points] of waiting) {
      waiting.delete(key);
      await add(key, points);
    }
    sending = false;
  };
  return async key => {
    if (waiting.has(key) || waiting.size < MOST_WAITING) waiting.set(key, (waiting.get(key) ?? 0) + 1);
    if (!sending) void send();
  };
}

/** Addresses and origins are not stored as they are. */
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 24);
