import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendText } from '../pages/crawlers/send-text';

/** Its folder is what it may answer for: the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

const scripts = { on: 'service-worker.js', off: 'remove-service-worker.js' } as const;

/**
 * The script that browsers get as the site's service worker.
 * @param keepsPages `false`: the one that removes what an earlier one has kept
 */
export const serviceWorker = (keepsPages: boolean): string =>
  readFileSync(join(import.meta.dirname, scripts[keepsPages ? 'on' : 'off']), 'utf8');

/** Serves the service worker; browsers look for a new one at each navigation. */
export function registerServiceWorker(app: FastifyInstance, keepsPages: boolean): void {
  const script = serviceWorker(keepsPages);
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
    return sendText(request, reply, { text: script, type: 'text/javascript; charset=utf-8', cacheControl: 'no-cache' });
  });
}
