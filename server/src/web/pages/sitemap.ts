import type { FastifyInstance } from 'fastify';
import type { Catalogue, CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { siteOrigin } from '../../platform/http/site-origin';
import { escapeHtml } from '../../platform/text/escape';
import { commonHeaders } from './security-headers';

/** The protocol allows 50,000 addresses in one file. */
const MOST = 50_000;
const PLACES = ['/', '/goods/list', '/brands', '/article/list', '/selection', '/download'];

const headers = { ...commonHeaders, 'cache-control': 'public, max-age=3600' };

interface Place {
  path: string;
  /** Day of the last change. */
  changed?: string | undefined;
}

/** The index at `/sitemap.xml` with one file for pages and articles, and one for each category with its products. */
export function registerSitemap(app: FastifyInstance, catalogue: Pick<Catalogue, 'current'>): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const files = ['pages', ...catalogue.current.index.segments.keys()].map(name => ({ path: `/sitemap/${name}.xml` }));
    const xml = document('sitemapindex', 'sitemap', files, siteOrigin(request));
    return reply.headers(headers).type('application/xml; charset=utf-8').send(xml);
  });
  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (request, reply) => {
    const places = placesOf(request.params.name, catalogue.current);
    if (!places) return reply.callNotFound();
    const xml = document('urlset', 'url', places.slice(0, MOST), siteOrigin(request));
    return reply.headers(headers).type('application/xml; charset=utf-8').send(xml);
  });
}

function placesOf(name: string, { index, articles }: CatalogueSnapshot): Place[] | undefined {
  if (name === 'pages') {
    const texts = articles.inOrder.map(({ id, updated }) => ({ path: `/article/detail?id=${id}`, changed: updated }));
    return [...PLACES.map(path => ({ path })), ...texts];
  }
  const segment = /^\d{1,9}$/.test(name) ? index.segments.get(Number(name)) : undefined;
  if (!segment) return undefined;
  const products = segment.products.map(({ id, updatedAt }) => ({
    path: `/goods/detail?id=${id}`,
    changed: updatedAt.slice(0, 10),
  }));
  return [{ path: `/goods/list?categoryId=${segment.category.id}` }, ...products];
}

/** XML of the protocol at sitemaps.org. */
function document(root: string, each: string, places: readonly Place[], origin: string): string {
  const lines = places.map(({ path, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<${each}><loc>${escapeHtml(origin + path)}</loc>${day}</${each}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`;
}
