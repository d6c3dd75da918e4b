import { createServer } from 'node:http';
import { vi } from 'vitest';
import { z } from 'zod';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });

const Span = z
  .object({
    traceId: z.string().regex(/^[0-9a-f]{32}$/),
    spanId: z.string().regex(/^[0-9a-f]{16}$/),
    parentSpanId: z.string().optional(),
    name: z.string(),
    kind: z.number(),
    startTimeUnixNano: z.string(),
    endTimeUnixNano: z.string(),
    attributes: z.array(Attribute),
    status: z.object({ code: z.number() }),
  })
  .transform(({ attributes, status, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    isFailed: status.code === 2,
  }));
export type ReceivedSpan = z.output<typeof Span>;

/** The JSON form of OTLP: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export interface TraceReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  spans: ReceivedSpan[];
  /** Values of `service.name`. */
  services: Set<unknown>;
  /** Headers of each request. */
  headers: Record<string, unknown>[];
  /** Bodies as they came. */
  bodies: string[];
  /** What it answers with from now on. */
  status: number;
  /** Resolves with all spans once this many have come. */
  received(count: number): Promise<ReceivedSpan[]>;
  stop(): Promise<void>;
}

/** A collector of traces: takes OTLP over HTTP in JSON at `/v1/traces`, and keeps what it was sent. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const isRight = request.method === 'POST' && request.url === '/v1/traces';
      const status = isRight ? receiver.status : 404;
      receiver.headers.push(request.headers);
      if (status === 200) {
        receiver.bodies.push(body);
        for (const { resource, scopeSpans } of Traces.parse(JSON.parse(body)).resourceSpans) {
          for (const { key, value } of resource.attributes)
            if (key === 'service.name') receiver.services.add(Object.values(value)[0]);
          receiver.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
        }
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const receiver: TraceReceiver = {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans: [],
    services: new Set(),
    headers: [],
    bodies: [],
    status: 200,
    received: count =>
      vi.waitFor(
        () => {
          if (receiver.spans.length < count) throw new Error(`${receiver.spans.length} of ${count} spans have come`);
          return receiver.spans;
        },
        { timeout: 60_000, interval: 20 },
      ),
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return receiver;
}
