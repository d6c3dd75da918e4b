import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Patience {
  /** Longest time from the first byte of a request to its last, in milliseconds. */
  requestMs: number;
  /** Longest time in which a visitor takes nothing of an answer that is there, and nothing else is said, in milliseconds. */
  takeMs: number;
  /** Longest time that requests under way have when the server closes, in milliseconds. */
  drainMs: number;
}

/** A build of 32 MB comes in so long at 9 Mbit/s; everything else that is sent is below 300 KB. */
export const visitorsPatience: Patience = { requestMs: 30_000, takeMs: 120_000, drainMs: 10_000 };

/**
 * Options of the server: a request that is not whole in time is answered 408 and its connection closed; one whose answer is not taken is
 * closed without a word. An answer in the making says nothing either, but none takes so long.
 */
export const timeLimits = ({ requestMs, takeMs }: Omit<Patience, 'drainMs'>) => ({
  requestTimeout: requestMs,
  connectionTimeout: takeMs,
  http2SessionTimeout: takeMs,
  http: {
    requestTimeout: requestMs,
    // Node takes the longer one of both for the whole request, and this one is 60 s by default.
    headersTimeout: requestMs,
    // Node looks for such requests every 30 s by default, so that they would last twice as long.
    connectionsCheckingInterval: Math.max(requestMs / 10, 10),
  },
});

/** When the server closes, answers under way are finished; connections that are open after that time are cut, of HTTP/2 too. */
export function closeInTime(app: FastifyInstance, { drainMs }: Patience): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cut = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, drainMs);
  });
  app.addHook('onClose', async () => clearTimeout(cut));
}
