import type { FastifyInstance } from 'fastify';

/** One year. Without subdomains: those of the company may be on HTTP, and are not the site's to decide about. */
const VALUE = 'max-age=31536000';

/**
 * Tells browsers to come by HTTPS only (RFC 6797), with every answer, where the public knows the site by HTTPS. Browsers
 * disregard it in answers that come by HTTP.
 * @param siteOrigin `https://host` or `http://host`; empty when it is not set
 */
export function demandHttps(app: FastifyInstance, siteOrigin: string): void {
  if (!siteOrigin.startsWith('https:')) return;
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('strict-transport-security', VALUE);
    done();
  });
}
