import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { throttleAddress } from '../../../platform/http/client';
import { commonHeaders } from '../policy/security-headers';
import { type DeployedNow, siteRevision } from './site-revision';

export interface SiteEventsOptions {
  /** Open streams of all visitors; each takes a connection and some kilobytes. */
  most?: number;
  /** Open streams of one address: an office has one for many people. */
  mostOfAddress?: number;
  /** Time between signs of life: proxies close a connection on which nothing comes for a minute. */
  aliveMs?: number;
}

export interface SiteEvents {
  /** To be called after a possible change of the registry. */
  look(): void;
}

/** Seconds after which a page that found no place may ask again. */
const FULL_RETRY_SECONDS = 60;

/**
 * `GET /site/events`: a stream of server-sent events on which an open page hears what was deployed, switched off and withdrawn:
 * once at its beginning, and after each change of the registry. Each process follows its own copy of the registry, so that pages
 * hear of it whichever process they are connected to. A change that the watch over the registry's folder misses is found with the
 * next sign of life.
 */
export function registerSiteEvents(
  app: FastifyInstance,
  registry: () => DeployedNow,
  { most = 2000, mostOfAddress = 100, aliveMs = 25_000 }: SiteEventsOptions = {},
): SiteEvents {
  const open = new Set<PassThrough>();
  const ofAddress = new Map<string, number>();
  let told = registry().revision;
  let alive: NodeJS.Timeout | undefined;

  const message = () => `data: ${JSON.stringify(siteRevision(registry()))}\n\n`;
  function look(): void {
    const { revision } = registry();
    if (revision === told) return;
    told = revision;
    const text = message();
    for (const stream of open) stream.write(text);
  }
  function live(): void {
    look();
    for (const stream of open) stream.write(':\n\n');
  }
  function follow(stream: PassThrough, address: string): void {
    open.add(stream);
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    alive ??= setInterval(live, aliveMs).unref();
    stream.once('close', () => {
      open.delete(stream);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      if (open.size > 0) return;
      clearInterval(alive);
      alive = undefined;
    });
  }

  // An answer to HEAD would be a stream that nobody reads and nothing ends.
  app.get('/site/events', { exposeHeadRoute: false }, async (request, reply) => {
    const address = throttleAddress(request.ip);
    reply.headers({ ...commonHeaders, 'cache-control': 'no-store' });
    if (open.size >= most || (ofAddress.get(address) ?? 0) >= mostOfAddress)
      return reply.code(503).header('retry-after', FULL_RETRY_SECONDS).type('text/plain; charset=utf-8').send('');
    const stream = new PassThrough();
    follow(stream, address);
    // Pages that lose their server come back one after the other.
    stream.write(`retry: ${5000 + Math.round(Math.random() * 10_000)}\n${message()}`);
    // The connection ends with the stream; HTTP/2 has no such header.
    if (request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(stream);
  });
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  return { look };
}
