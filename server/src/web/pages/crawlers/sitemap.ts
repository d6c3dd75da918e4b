import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SitePlace, sitePlaces } from '../../../domain/landings/site-places';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { escapeXml } from '../../../platform/text/escape';
import type { IndexedPages } from './indexed-pages';
import { sendText } from './send-text';

/** The protocol allows 50,000 addresses in one file. */
const MOST = 50_000;

export interface SitemapSources {
  catalogue: { readonly current: CatalogueSnapshot };
  /** `https://host` under which the public knows the site, or empty. */
  siteOrigin: string;
  /** The same list until a version of a remote changes. */
  pages(): IndexedPages;
}

type Files = ReadonlyMap<string, readonly SitePlace[]>;

/**
 * The index at `/sitemap.xml`, and the files that it names: pages, articles, lists of makers, of series and of other
 * filters, and one for each category (https://www.sitemaps.org/protocol.html). A file with too many addresses goes on in
 * `<name>-2.xml`. Without `SITE_ORIGIN` the addresses are those of this machine, for looking at; robots.txt names no
 * sitemap then.
 */
export function registerSitemap(app: FastifyInstance, { catalogue, siteOrigin, pages }: SitemapSources): void {
  const made = new WeakMap<CatalogueSnapshot, { pages: IndexedPages; files: Files }>();

  function filesOf(snapshot: CatalogueSnapshot): Files {
    const current = pages();
    const known = made.get(snapshot);
    if (known?.pages === current) return known.files;
    const files = inFiles(sitePlaces(snapshot, current.listed));
    made.set(snapshot, { pages: current, files });
    return files;
  }

  async function answer(request: FastifyRequest<{ Params: { name?: string } }>, reply: FastifyReply) {
    const { current } = catalogue;
    const { name } = request.params;
    const files = filesOf(current);
    const places = name === undefined ? filesIn(files) : files.get(name);
    if (!places) return reply.callNotFound();
    const origin = siteOrigin || `http://localhost:${request.socket.localPort ?? 80}`;
    const [root, each] = name === undefined ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
    return sendText(request, reply, {
      text: sitemapXml(root, each, places, origin),
      type: 'application/xml; charset=utf-8',
      cacheControl: 'public, max-age=3600',
    });
  }

  app.get('/sitemap.xml', answer);
  app.get('/sitemap/:name.xml', answer);
}

/** At most {@link MOST} places in a file; empty files are left out. */
export function inFiles(places: ReadonlyMap<string, readonly SitePlace[]>, most = MOST): Files {
  const files = new Map<string, readonly SitePlace[]>();
  for (const [name, all] of places)
    for (let start = 0; start < all.length; start += most)
      files.set(start === 0 ? name : `${name}-${start / most + 1}`, all.slice(start, start + most));
  return files;
}

/** The files themselves, each with the last change in it. */
const filesIn = (files: Files): SitePlace[] =>
  [...files].map(([name, places]) => {
    const changed = places
      .flatMap(place => place.changed ?? [])
      .sort()
      .at(-1);
    return { path: `/sitemap/${name}.xml`, ...(changed && { changed }) };
  });

function sitemapXml(root: string, each: string, places: readonly SitePlace[], origin: string): string {
  const lines = places.map(({ path, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<${each}><loc>${escapeXml(origin + path)}</loc>${day}</${each}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`;
}
