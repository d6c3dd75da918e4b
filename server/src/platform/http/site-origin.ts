import type { FastifyRequest } from 'fastify';

/** The origin that a request's answer is to name, `https://host`; may be empty. */
export type OriginOf = (request: Pick<FastifyRequest, 'host' | 'protocol'>) => string;

/** The origin of `SITE_ORIGIN` for all requests; where that is not set, the one that the request names. */
export const originFrom =
  (configured: string): OriginOf =>
  request =>
    configured || siteOrigin(request);

/**
 * `https://host` as the visitor sees it, for addresses that leave the site (printed, or read by search engines); empty
 * when the request does not name a plain host.
 */
export function siteOrigin({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  return /^[a-z0-9][a-z0-9.-]{0,252}(:\d{1,5})?$/i.test(host) ? `${protocol}://${host.toLowerCase()}` : '';
}
