import { and, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Of a table of work that is tried again until it succeeds: how often it was tried, and when it is next; null: never. */
export interface TriedColumns {
  tries: PgColumn;
  nextTryAt: PgColumn;
}

export interface TryLimits {
  /** After so many tries the work is given up. */
  mostTries: number;
  /** Seconds from the first try to the second; each pause is twice the one before. */
  firstPauseSeconds: number;
}

/**
 * Rows whose next try is due; also those that would wait longer than any pause is: a clock that was ahead has put them off, and is right
 * again.
 */
export const isDue = ({ nextTryAt }: TriedColumns, { mostTries, firstPauseSeconds }: TryLimits): SQL | undefined =>
  and(
    isNotNull(nextTryAt),
    or(
      lte(nextTryAt, sql`now()`),
      gt(nextTryAt, sql`now() + make_interval(secs => ${2 * firstPauseSeconds * 2 ** (mostTries - 1)})`),
    ),
  );

/** Values of a row that is tried now: one try more, and the time of the next, which holds if this process ends meanwhile. */
export const laterTry = ({ tries }: TriedColumns, { mostTries, firstPauseSeconds }: TryLimits) => ({
  tries: sql`${tries} + 1`,
  nextTryAt: sql`case when ${tries} + 1 >= ${mostTries} then null
    else now() + make_interval(secs => ${firstPauseSeconds} * power(2, ${tries})) end`,
});
