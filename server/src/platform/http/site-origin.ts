import type { FastifyRequest } from 'fastify';

/**
 * `https://host` as the visitor sees it, for addresses that leave the site (printed, or read by search engines); empty
 * when the request does not name a plain host.
 */
export function siteOrigin({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  return /^[a-z0-9][a-z0-9.-]{0,252}(:\d{1,5})?$/i.test(host) ? `${protocol}://${host.toLowerCase()}` : '';
}
