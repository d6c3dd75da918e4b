/** Codes of Node and of PostgreSQL (classes 08 and 57) that say: the database cannot be asked now. */
const OUTAGE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|ENOENT|08\w{3}|57P\d\d)$/;
/** The pool's own errors carry no code. */
const POOL = /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Is the error, or what caused it, that the database is out of reach? */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return OUTAGE.test(code) || POOL.test(error.message) || isDatabaseOutage(error.cause);
}
