import { siteTime } from '../../platform/site-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A token is meant to live half an hour and is replaced on the first use after half of that. In milliseconds. */
export const ROTATE_AFTER = 15 * MINUTE;

/** How long a replaced token still works: requests under way and other tabs get to know its successor. */
export const GRACE = MINUTE;

/** Unused this long, a session ends. */
export const IDLE_LIMIT = 7 * DAY;

/** However much it is used, a session ends. */
export const ABSOLUTE_LIMIT = 30 * DAY;

/** The same for sessions at `/ops`, where more is at stake. */
export const OPERATOR_IDLE_LIMIT = 2 * 60 * MINUTE;
export const OPERATOR_LIMIT = 12 * 60 * MINUTE;

/** `lastSeenAt` is not written more often than this. */
export const SEEN_STEP = MINUTE;

/** Clocks of machines differ by less. What lies further ahead was written by a clock that was ahead, and is right again. */
export const CLOCKS_DIFFER = DAY;

/** The source of time; tests set their own. */
export interface Clock {
  now?: () => Date;
}

export const timeOf = ({ now }: Clock) => now?.() ?? siteTime();
