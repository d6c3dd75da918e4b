import { createHash } from 'node:crypto';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/database/connect';
import { sharedCounter } from '../../platform/database/shared-counter';
import { tooManyAttempts, tooMuchUse } from './account-refusals';

const HOUR_SECONDS = 3600;

/**
 * How many attempts each counter allows, and in how many seconds. Kept in the database: a restart forgets nothing. What operators read
 * of them stands in docs/operations.md.
 */
export const LIMITS = {
  /** One account from one address: stops guessing; everybody else may still log in. */
  loginPair: { points: 5, duration: 900 },
  /** One address, any account: stops one password being tried on many names. */
  loginAddress: { points: 30, duration: 900 },
  /** One account from networks that it has no session from: slows guessing from many machines. */
  loginAccount: { points: 20, duration: HOUR_SECONDS },
  /** Registration reveals which names are taken, so it is limited too. */
  register: { points: 30, duration: HOUR_SECONDS },
  /** Password confirmations of a logged-in visitor. */
  confirm: { points: 5, duration: 900 },
  /** Codes of an authenticator, right ones included until they are forgotten: a million possible codes, three of them right. */
  secondFactor: { points: 5, duration: 900 },
  /** Devices that hand over what an account keeps: some each minute while somebody works. */
  keep: { points: 600, duration: HOUR_SECONDS },
  /** Files that an account is granted: more than the download centre holds, in each hour. */
  download: { points: 1000, duration: HOUR_SECONDS },
  /** Enquiries from one address. */
  enquiry: { points: 6, duration: HOUR_SECONDS },
  /** Copies to one mailbox: the form must not be a way to send mail to others. */
  enquiryCopy: { points: 4, duration: 24 * HOUR_SECONDS },
  /** Comments on schemes from one address. */
  comment: { points: 12, duration: HOUR_SECONDS },
  /** Codes asked for from one address. */
  codeAddress: { points: 10, duration: HOUR_SECONDS },
  /** Codes to one mailbox or telephone, or for one account from networks that it has no session from. */
  codeTarget: { points: 4, duration: HOUR_SECONDS },
  /** Codes for one account from one network that it has a session from: strangers do not use them up. */
  codeKnown: { points: 4, duration: HOUR_SECONDS },
  /** Guesses at the codes of one account from networks that asked for none and that it has no session from. */
  codeElsewhere: { points: 5, duration: HOUR_SECONDS },
  /** The same from one network that it has a session from. */
  codeElsewhereKnown: { points: 5, duration: HOUR_SECONDS },
  /** Guesses of codes from one address. */
  codeGuess: { points: 20, duration: HOUR_SECONDS },
};
type Counter = keyof typeof LIMITS;

const made = new WeakMap<Database, Map<Counter, RateLimiterPostgres>>();

/** One limiter for each counter and database, made when first used. */
function limiter(db: Database, keyPrefix: Counter): RateLimiterPostgres {
  const known = made.get(db) ?? new Map<Counter, RateLimiterPostgres>();
  made.set(db, known);
  const found = known.get(keyPrefix) ?? sharedCounter(db, keyPrefix, LIMITS[keyPrefix]);
  known.set(keyPrefix, found);
  return found;
}

/** Counters store hashes, so that a password typed into the name field by mistake cannot be read. */
const keyOf = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Counts an attempt before it is made, so that many at once do not slip through. @throws CallError with the seconds to wait. */
export const countAttempt = (db: Database, counter: Counter, ...parts: string[]): Promise<void> =>
  consume(limiter(db, counter), keyOf(parts), 1, tooManyAttempts);

/** Counts a use, and whether the counter still allows it: for what can be left out instead of refused. */
export async function isAllowed(db: Database, counter: Counter, ...parts: string[]): Promise<boolean> {
  try {
    await limiter(db, counter).consume(keyOf(parts), 1);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/**
 * Counts what is no guess but fills tables or storage.
 * @param asked what is too much, in Chinese
 * @throws CallError with the seconds to wait
 */
export const countUse = (db: Database, counter: Counter, key: string, count: number, asked: string): Promise<void> =>
  consume(limiter(db, counter), keyOf([key]), count, seconds => tooMuchUse(asked, seconds));

async function consume(
  counter: RateLimiterPostgres,
  key: string,
  points: number,
  refusal: (seconds: number) => Error,
): Promise<void> {
  try {
    await counter.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw refusal(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    throw error;
  }
}

/** Removes a counted attempt that turned out right. */
export const takeBack = (db: Database, counter: Counter, ...parts: string[]) =>
  limiter(db, counter).reward(keyOf(parts));

export const forgetAttempts = (db: Database, counter: Counter, ...parts: string[]) =>
  limiter(db, counter).delete(keyOf(parts));
