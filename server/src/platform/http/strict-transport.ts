import type { FastifyInstance } from 'fastify';

/** A year, which browsers count from each answer. Subdomains are the owner's to decide, and are not included. */
const HEADER = 'max-age=31536000';

/**
 * Has browsers ask for the site by HTTPS alone, once they have been there (RFC 6797). Only where the site's public origin
 * is HTTPS, and only under its name: on `localhost` the rule would hold for every program of the machine.
 * @param siteOrigin `https://host` under which the public knows the site, or empty
 */
export function requireHttps(app: FastifyInstance, siteOrigin: string): void {
  if (!siteOrigin.startsWith('https://')) return;
  const { host } = new URL(siteOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.host.toLowerCase() === host) reply.header('strict-transport-security', HEADER);
    done();
  });
}
