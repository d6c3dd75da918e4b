import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { errorTypeOf, type OpenSpan, type Tracing, tracing } from './spans';
import { statementSummary } from './statement-summary';

type Query = (...given: unknown[]) => unknown;

/**
 * Makes a span of every statement that a pool's connections are asked for within one, where anything is traced. Nothing is
 * changed otherwise.
 */
export function traceStatements(pool: pg.Pool): void {
  const used = tracing();
  if (!used) return;
  // A call that waited for a connection is continued by the one that gives it back.
  const connect: Query = pool.connect.bind(pool);
  Reflect.set(pool, 'connect', (...given: unknown[]) => connect(...given.map(each => boundFunction(used, each))));
  pool.on('connect', client => traceClient(client, used));
}

const isFunction = (value: unknown): value is Query => typeof value === 'function';

const boundFunction = (used: Tracing, value: unknown) => (isFunction(value) ? used.bound(value) : value);

function traceClient(client: pg.PoolClient, used: Tracing): void {
  const query: Query = client.query.bind(client);
  Reflect.set(client, 'query', (...given: unknown[]) => {
    const [statement] = given;
    const text = textOf(statement);
    if (text === undefined || !used.isRecording()) return query(...given);
    const span = used.begin({ kind: 'client', ...statementSummary(text) });
    const told = withEndTold(given, span);
    try {
      const result = query(...told.given);
      if (told.isAwaited) {
        if (result instanceof Promise) endWith(span, result);
        // A statement that is a stream, such as COPY.
        else if (result instanceof EventEmitter)
          result.once('end', () => span.end()).once('error', error => span.end(errorTypeOf(error)));
        else span.end();
      }
      return result;
    } catch (error) {
      span.end(errorTypeOf(error));
      throw error;
    }
  });
}

/** The caller keeps the promise; its failure is its own. */
function endWith(span: OpenSpan, result: Promise<unknown>): void {
  result.then(
    () => span.end(),
    (error: unknown) => span.end(errorTypeOf(error)),
  );
}

/** The arguments, with a callback that ends the span before it goes on, in what the caller was about. */
function withEndTold(given: unknown[], span: OpenSpan): { given: unknown[]; isAwaited: boolean } {
  const callback = given.at(-1);
  if (!isFunction(callback)) return { given, isAwaited: true };
  const told = (...answer: unknown[]) => {
    const [error] = answer;
    if (error) span.end(errorTypeOf(error));
    else span.end();
    return callback(...answer);
  };
  return { given: [...given.slice(0, -1), told], isAwaited: false };
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null) return undefined;
  const text: unknown = Reflect.get(statement, 'text');
  if (typeof text === 'string') return text;
  // Streams of pg-copy-streams.
  const cursor: unknown = Reflect.get(statement, 'cursor');
  return typeof cursor === 'object' && cursor !== null ? textOf(cursor) : undefined;
}
