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

/** A server without routes, not yet listening: HTTP/1.1, or with a certificate HTTPS as HTTP/2 and HTTP/1.1. */
export function openServer(options: FastifyServerOptions, tls?: Tls | undefined): FastifyInstance {
  if (!tls) return refuseFrames(fastify({ ...options, ...closing }));
  // Requests and answers of HTTP/2 have the interface of those of HTTP/1.1; only their types differ.
  const app = fastify({
    ...options,
    ...closing,
    http2: true,
    https: { ...tls, allowHTTP1: true, ciphers: CIPHERS },
  } as FastifyServerOptions);
  refuseFrames(app);
  // Pages keep their connection open. Without a word to them the server would wait for it when it is closed.
  const sessions = new Set<ServerHttp2Session>();
  app.server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  app.addHook('preClose', async () => {
    for (const session of sessions) session.close();
  });
  return app;
}
