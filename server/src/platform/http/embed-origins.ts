import type { FastifyRequest } from 'fastify';
import { siteOrigin } from './site-origin';

/** Origins of pages that may hold the site's widgets; `*`: all of them. */
export type EmbedOrigins = '*' | readonly string[];

export const mayEmbed = (origins: EmbedOrigins, origin: string): boolean => origins === '*' || origins.includes(origin);

/** The foreign page that a request is from; null for the site's own pages, and for clients that are no page. */
export function foreignOrigin(request: FastifyRequest): string | null {
  const { origin } = request.headers;
  // Behind a proxy the site may not know its own name, so the browser's header decides.
  if (!origin || request.headers['sec-fetch-site'] === 'same-origin') return null;
  return origin === siteOrigin(request) ? null : origin;
}
