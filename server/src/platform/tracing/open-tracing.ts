import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { reasonOf } from '../reason-of';
import type { Caller, OpenSpan, SpanStart, Tracing } from './spans';
import type { TracingSettings } from './tracing-settings';

/** Spans are sent together, so often, ms. */
const EVERY_MS = 5000;
/** Longest wait for the collector, ms. */
const EXPORT_MS = 5000;

/** A UUID without its hyphens has the form of a trace's id; the id of nothing but zeros is none. */
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

const headerReader = {
  get: (headers: Caller, name: string) => (name === 'traceparent' || name === 'tracestate' ? headers[name] : undefined),
  keys: (headers: Caller) => Object.keys(headers),
};

/** Tracing that sends what it records. */
export interface OpenTracing extends Tracing {
  /** Whether the trace with this id is among those that are recorded. */
  isRecorded(traceId: string): boolean;
  /**
   * Hands on spans of visitors' browsers, in the JSON form of OTLP. While the collector is slow they are lost: nobody waits for
   * them.
   */
  forward(spans: readonly object[]): void;
  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}

/** Bodies of browsers that are on their way to the collector at once. */
const MOST_FORWARDED = 8;

/**
 * Records spans with the SDK of OpenTelemetry and sends them to a collector, in batches. This file and what it imports are
 * loaded only where a collector is named.
 *
 * Whether a trace is recorded follows from its id alone, so that all processes agree, and no caller can have all his recorded.
 * @param log told once when the collector takes nothing, and once when it takes spans again
 */
export function openTracing(settings: TracingSettings, log: (line: string) => void, everyMs = EVERY_MS): OpenTracing {
  const ids = new RandomIdGenerator();
  let traceIdAsked: string | undefined;
  const tell = tellerOf(log);
  const forwarded = new Set<Promise<void>>();
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const { url, headers, serviceName, ratio } = settings;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: EXPORT_MS });
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler,
    spanLimits: { attributeValueLengthLimit: 500 },
    idGenerator: {
      generateTraceId: () => traceIdAsked ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingOf(exporter, tell), scheduledDelayMillis: everyMs })],
  });
  const tracer = provider.getTracer('shixuan');
  const browser = { attributes: [{ key: 'service.name', value: { stringValue: `${serviceName}-browser` } }] };
  const scope = { name: 'shixuan-shell' };

  function open({ name, kind, attributes }: SpanStart, parent: Context): OpenSpan {
    const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, ...(attributes && { attributes }) };
    const span = tracer.startSpan(name, options, parent);
    const context = trace.setSpan(parent, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      isRecorded: span.isRecording(),
      set: given => void span.setAttributes(given),
      within: work => contexts.with(context, work),
      end(errorType) {
        if (errorType !== undefined)
          span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin: start => open(start, contexts.active()),
    beginAsked(start, caller, requestId) {
      // What this process asks itself is part of what it is about.
      const parent = caller.traceparent ? propagator.extract(ROOT_CONTEXT, caller, headerReader) : contexts.active();
      const traceId = requestId.replaceAll('-', '').toLowerCase();
      traceIdAsked = TRACE_ID.test(traceId) ? traceId : undefined;
      const span = open(start, parent);
      traceIdAsked = undefined;
      return span;
    },
    isRecording: () => trace.getSpan(contexts.active())?.isRecording() === true,
    bound: work => contexts.bind(contexts.active(), work),
    isRecorded: traceId => sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
    forward(spans) {
      if (forwarded.size >= MOST_FORWARDED) return;
      const sending = fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(EXPORT_MS),
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ resourceSpans: [{ resource: browser, scopeSpans: [{ scope, spans }] }] }),
      })
        .then(
          async response => {
            await response.body?.cancel();
            tell(response.ok ? undefined : new Error(`HTTP ${response.status}`));
          },
          (error: unknown) => tell(error),
        )
        .finally(() => forwarded.delete(sending));
      forwarded.add(sending);
    },
    async stop() {
      await Promise.all(forwarded);
      await provider.shutdown().catch((error: unknown) => log(`最后的追踪数据没有送出：${reasonOf(error)}`));
      contexts.disable();
    },
  };
}

/** Says when a collector begins to refuse, and when it takes spans again. @returns a function that is told of each attempt */
function tellerOf(log: (line: string) => void): (failure: unknown) => void {
  let isRefused = false;
  return failure => {
    const failed = failure !== undefined;
    if (failed && !isRefused) log(`追踪数据没有送出：${reasonOf(failure)}`);
    if (!failed && isRefused) log('追踪数据又能送出了。');
    isRefused = failed;
  };
}

const tellingOf = (exporter: SpanExporter, tell: (failure: unknown) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, result => {
      tell(result.code === ExportResultCode.SUCCESS ? undefined : (result.error ?? new Error('refused')));
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
