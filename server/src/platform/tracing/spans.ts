/** Values of a span: from lists and patterns that are known, never what visitors typed. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  name: string;
  /** `server`: answers somebody; `client`: asks somebody else; otherwise work of this process. */
  kind?: 'server' | 'client' | undefined;
  attributes?: SpanAttributes | undefined;
}

export interface OpenSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The W3C header `traceparent` that names this span as the parent. */
  readonly traceparent: string;
  /** False where the trace is not among those that are recorded. */
  readonly isRecorded: boolean;
  set(attributes: SpanAttributes): void;
  /** Runs work whose spans are children of this one, also those that it begins later. */
  within<T>(work: () => T): T;
  /** @param errorType what kind of failure it was, of a list or pattern that is known; absent where it did not fail */
  end(errorType?: string): void;
}

/** Records spans, the parts of a trace: https://opentelemetry.io/docs/specs/otel/trace/api */
export interface Tracing {
  /** Begins a part of what is under way, or, where nothing is, a trace. */
  begin(start: SpanStart): OpenSpan;
  /**
   * Begins what somebody has asked for.
   * @param caller the W3C headers `traceparent` and `tracestate`; without them a trace begins
   * @param requestId is the id of that trace, if it has its form
   */
  beginAsked(start: SpanStart, caller: Caller, requestId: string): OpenSpan;
  /** Whether something that is recorded is under way. */
  isRecording(): boolean;
  /** The same function, whose spans are parts of what is under way now, whoever calls it. */
  bound<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R;
}

export interface Caller {
  traceparent?: string | undefined;
  tracestate?: string | undefined;
}

let used: Tracing | undefined;

/** The tracing of this process; undefined where nothing is traced, which is so by default. */
export const tracing = (): Tracing | undefined => used;

/** @returns a function that ends it */
export function useTracing(given: Tracing): () => void {
  used = given;
  return () => {
    if (used === given) used = undefined;
  };
}

/**
 * Runs work as a span, where anything is traced. What it throws ends the span as failed.
 * @param failureOf what kind of failure a result is that was not thrown, of a known list; undefined for none
 */
export async function inSpan<T>(
  start: SpanStart,
  work: () => Promise<T>,
  failureOf: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  if (!used) return work();
  const span = used.begin(start);
  try {
    const result = await span.within(work);
    span.end(failureOf(result));
    return result;
  } catch (error) {
    span.end(errorTypeOf(error));
    throw error;
  }
}

/** The same function, whose spans are parts of what is under way now, where anything is traced. */
export const boundToSpan = <A extends unknown[], R>(work: (...given: A) => R): ((...given: A) => R) =>
  used ? used.bound(work) : work;

/** The code of an error, or the name of its class: its text may hold what a visitor typed. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.constructor.name;
}
