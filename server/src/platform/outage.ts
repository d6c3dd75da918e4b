/** Codes of Node and of PostgreSQL (classes 08, 53 and 57) that say: the database cannot be asked now, or not answer in time. */
const OUTAGE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|ENOENT|08\w{3}|53\w{3}|57014|57P\d\d)$/;
/** The pool's own errors carry no code. */
const POOL =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|query read timeout/i;

/** The disk of the database, or of this machine, is full; or the share that the site may use of it. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

/** Is the error, or what caused it, that the database is out of reach, or has no means for one more? */
export const isDatabaseOutage = (error: unknown): boolean =>
  isCausedBy(error, one => OUTAGE.test(codeOf(one)) || POOL.test(one.message));

/** Is the error, or what caused it, that there is no room to write? Reading goes on. */
export const isOutOfRoom = (error: unknown): boolean => isCausedBy(error, one => FULL.test(codeOf(one)));

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function isCausedBy(error: unknown, is: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(one => isCausedBy(one, is))) return true;
  return is(error) || isCausedBy(error.cause, is);
}
