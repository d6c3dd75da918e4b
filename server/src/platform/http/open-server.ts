import type { ServerHttp2Session } from 'node:http2';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { CIPHERS, type Tls } from './tls';

/**
 * What comes in on an open connection while the server closes is answered, and the connection closed after it: a proxy cannot
 * ask another process again for what may change something, so that a refusal would reach the visitor.
 */
const closing = { return503OnClosing: false };

/**
 * Answers that say nothing of what they may do are in no frame of anybody: pages have a policy of their own. One without content changes
 * what a browser has kept, which has its policy.
 */
function refuseFrames(app: FastifyInstance): FastifyInstance {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode !== 304 && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "frame-ancestors 'none'");
    done(null, payload);
  });
  return app;
}

/** Requests on their way over one connection: a page asks for some fifty files at once over HTTP/2, and for one over HTTP/1.1. */
const MOST_STREAMS = 128;
const MOST_IN_A_ROW = 8;

/**
 * Closes connections of HTTP/1.1 on which requests are sent without waiting for answers, as no browser and no proxy does: each answer
 * would be made and kept at once, for a reader who takes none of them.
 */
function refusePipelines(app: FastifyInstance): FastifyInstance {
  const waiting = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket, httpVersionMajor } }, reply, done) => {
    if (httpVersionMajor !== 1) return done();
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count <= MOST_IN_A_ROW) return done();
    reply.hijack();
    socket.destroy();
  });
  return app;
}

/** A server without routes, not yet listening: HTTP/1.1, or with a certificate HTTPS as HTTP/2 and HTTP/1.1. */
export function openServer(options: FastifyServerOptions, tls?: Tls | undefined): FastifyInstance {
  if (!tls) return refusePipelines(refuseFrames(fastify({ ...options, ...closing })));
  // Requests and answers of HTTP/2 have the interface of those of HTTP/1.1; only their types differ.
  const app = fastify({
    ...options,
    ...closing,
    http2: true,
    https: { ...tls, allowHTTP1: true, ciphers: CIPHERS, settings: { maxConcurrentStreams: MOST_STREAMS } },
  } as FastifyServerOptions);
  refusePipelines(refuseFrames(app));
  // Pages keep their connection open. Without a word to them the server would wait for it when it is closed.
  const sessions = new Set<ServerHttp2Session>();
  app.server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    // Fastify closes it, which waits for answers that nobody takes.
    session.once('timeout', () => session.destroy());
  });
  app.addHook('preClose', async () => {
    for (const session of sessions) session.close();
  });
  return app;
}
