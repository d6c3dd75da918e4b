import type { OpenCall, VisitSpans } from './visit-spans';

/** The span of the request that answered a page, in hexadecimal digits, on a visit that is traced. */
export interface PageTrace {
  traceId: string;
  spanId: string;
  /** The parts of the visit, once the code that keeps them is there. */
  spans?: VisitSpans;
}

/** W3C Trace Context, of a trace that is recorded. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** What the site said of the answer that is this page; null where it traces nothing, or not this visit. */
export function readPageTrace(): PageTrace | null {
  // Renderers on the server, and documents of tests, have no such timings.
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  const told = timings.find(({ name }) => name === 'traceparent')?.description;
  const [, traceId, spanId] = TRACEPARENT.exec(told ?? '') ?? [];
  return traceId === undefined || spanId === undefined ? null : { traceId, spanId };
}

/** Begins a call of the API; before the code that keeps parts is there, it is part of the page alone. */
export const beginCall = ({ traceId, spanId, spans }: PageTrace, path: string): OpenCall =>
  spans?.call(path) ?? { traceparent: `00-${traceId}-${spanId}-01`, end: () => undefined };
