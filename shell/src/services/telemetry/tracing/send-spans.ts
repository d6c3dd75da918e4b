// With the SDK of OpenTelemetry: a file of its own, which is loaded only on pages of visits that are traced.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { VisitTicket } from '../visit-ticket';
import type { VisitSpan } from './visit-spans';

/** What is left is sent by the SDK when the page is hidden or left. */
const BATCH_MS = 2000;

/** Sends spans to the site, which hands them on. What it does not take is lost: a visit is not to ask again for that. */
const siteExporter = (ticket: VisitTicket, send: typeof fetch): SpanExporter => ({
  async export(spans, done) {
    try {
      await ticket.wanted();
      const response = await send('/site/traces', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'visit-ticket': ticket.current() ?? '' },
        body: new TextDecoder().decode(JsonTraceSerializer.serializeRequest(spans)),
      });
      done({ code: response.ok ? ExportResultCode.SUCCESS : ExportResultCode.FAILED });
    } catch {
      done({ code: ExportResultCode.FAILED });
    }
  },
  shutdown: async () => undefined,
});

/**
 * Makes spans of finished parts of a visit, which the SDK sends in batches.
 * @returns a function that takes finished parts
 */
export function createSpanSender(
  traceId: string,
  ticket: VisitTicket,
  send: typeof fetch = (to, how) => fetch(to, how),
): (spans: readonly VisitSpan[]) => void {
  let id = '';
  const exporter = siteExporter(ticket, send);
  const provider = new TracerProvider({
    // A part has its id since it began: the server's part of it names that one.
    idGenerator: { generateTraceId: () => traceId, generateSpanId: () => id },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_MS, maxExportBatchSize: 50 })],
  });
  const tracer = provider.getTracer('shixuan-shell');
  const at = (ms: number) => performance.timeOrigin + ms;
  return spans => {
    for (const { id: own, parentId, name, isCall, begunMs, endedMs, attributes, failure } of spans) {
      id = own;
      const parent = { traceId, spanId: parentId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const options = { kind, startTime: at(begunMs), attributes };
      const span = tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, parent));
      if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      span.end(at(endedMs));
    }
  };
}
