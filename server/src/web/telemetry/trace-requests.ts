import { type CallName, calls } from '@shixuan/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedAddress } from '../../platform/http/logged-address';
import { isProbe } from '../../platform/http/queue-time';
import type { OpenSpan, Tracing } from '../../platform/tracing/spans';
import { callUrls } from '../api/http/call-urls';

/** Methods that OpenTelemetry knows; all others are one, so that strangers make no names. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const callsByUrl: ReadonlyMap<string, CallName> = new Map(
  (Object.keys(calls) as CallName[]).flatMap(name => callUrls(calls[name].path).map(url => [url, name] as const)),
);

const asText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/**
 * Makes a span of every request but probes, in the names of OpenTelemetry for HTTP servers (semantic conventions 1.23 and later): method,
 * pattern of the route, status, and the name of the call. Neither visitors' addresses nor queries nor bodies are among it.
 *
 * A page is told of the span that answered it, by `Server-Timing`, so that its calls become parts of the same trace.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  /** Once: a visitor who leaves ends it too. */
  const take = (request: FastifyRequest) => {
    const span = spans.get(request);
    spans.delete(request);
    return span;
  };

  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) return done();
    const span = tracing.beginAsked(spanOf(request), callerOf(request), request.id);
    spans.set(request, span);
    // Where the request has its trace's id, its lines name it already.
    if (request.id.replaceAll('-', '') !== span.traceId) request.log = request.log.child({ trace_id: span.traceId });
    return span.within(done);
  });
  // The body was read by events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onSend', async (request, reply) => {
    const span = spans.get(request);
    if (span?.isRecorded && isPage(request, reply))
      reply.header('server-timing', `traceparent;desc="${span.traceparent}"`);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = take(request);
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
  app.addHook('onRequestAbort', (request, done) => {
    take(request)?.end('aborted');
    done();
  });
}

function spanOf(request: FastifyRequest) {
  const method = METHODS.has(request.method) ? request.method : '_OTHER';
  const route = request.routeOptions.url;
  const call = route === undefined ? undefined : callsByUrl.get(route);
  const [path = '/'] = loggedAddress(request.url).split('?');
  return {
    name: [method === '_OTHER' ? 'HTTP' : method, route].filter(Boolean).join(' '),
    kind: 'server' as const,
    attributes: {
      'http.request.method': method,
      'url.scheme': request.protocol,
      'url.path': path,
      'network.protocol.version': request.raw.httpVersion,
      ...(route !== undefined && { 'http.route': route }),
      ...(call !== undefined && { 'shixuan.call': call }),
    },
  };
}

const callerOf = ({ headers }: FastifyRequest) => ({
  traceparent: asText(headers.traceparent),
  tracestate: asText(headers.tracestate),
});

/** What a browser shows as a page, and no cache gives to others. */
function isPage({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
  return (isHtml || headers['sec-fetch-dest'] === 'document') && !reply.hasHeader('cdn-cache-control');
}
