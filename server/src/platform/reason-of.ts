import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * Why something failed, in one line for a log, the terminal or an operator. What a query was asked with is left out: names, hashes
 * of passwords and tokens are among it.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return error.cause ? reasonOf(error.cause) : 'a query failed';
  if (isFull(error)) return '磁盘已满：请释放空间后再试';
  if (error instanceof pg.DatabaseError) return withoutValues(error);
  // Node reports a name with several addresses as an aggregate without a message of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('；');
  return error instanceof Error ? error.message : String(error);
}

/** No room on the disk of the database (53100) or of this machine. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC');

/** PostgreSQL quotes the refused value in messages of class 22 (data exceptions), and in other classes the names of its own objects. */
const withoutValues = ({ code = '', message }: pg.DatabaseError): string =>
  code.startsWith('22') ? message.replaceAll(/"[^"]*"/g, '"…"').replace(/: [^"]*$/, '') : message;

export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** Frames alone: the first line of a stack is the message as it was thrown. */
  stack: string;
  cause?: LoggedError;
};

/** An error as the log keeps it: `reasonOf` with its code, its frames and what caused it, and no other field. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: reasonOf(error),
    ...(code !== undefined && { code }),
    stack: stack
      .split('\n')
      .map(line => line.trim())
      .filter(line => line.startsWith('at '))
      .join('\n'),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
