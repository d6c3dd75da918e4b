import type { FastifyInstance } from 'fastify';
import { siteOrigin } from '../../platform/http/site-origin';
import { commonHeaders } from './security-headers';

/** A lens in section: two glass surfaces, the optical axis and the rays that meet behind it. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>
.ink{stroke:#1d2129}@media (prefers-color-scheme:dark){.ink{stroke:#f7f8fa}}
</style><g fill="none" stroke-width="2.2" stroke-linecap="round"><path d="M3 9H13L28 16L13 23H3" stroke="#165dff"/><path class="ink" d="M13 4Q20 16 13 28Q8 16 13 4Z"/></g></svg>
`;

/** Results, comparisons and filtered lists say `noindex` themselves; Baidu reads rules by address only. */
const robots = (origin: string) => `User-agent: *
Disallow: /web/
Disallow: /api/

User-agent: Baiduspider
Disallow: /web/
Disallow: /api/
Disallow: /result
Disallow: /goods/list?*&
${
  origin &&
  `
Sitemap: ${origin}/sitemap.xml
`
}`;

const day = { ...commonHeaders, 'cache-control': 'public, max-age=86400' };

export function registerSiteFiles(app: FastifyInstance): void {
  app.get('/favicon.svg', async (_, reply) => reply.headers(day).type('image/svg+xml; charset=utf-8').send(favicon));
  // Some browsers ask for this address without reading the page's link.
  app.get('/favicon.ico', async (_, reply) => reply.headers(day).redirect('/favicon.svg', 302));
  app.get('/robots.txt', async (request, reply) =>
    reply
      .headers(day)
      .type('text/plain; charset=utf-8')
      .send(robots(siteOrigin(request))),
  );
}
