import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { articleMarkdown } from '../../../documents/markdown/article-markdown';
import { productMarkdown } from '../../../documents/markdown/product-markdown';
import { siteOverview } from '../../../documents/markdown/site-overview';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { readId } from '../address/read-id';
import { commonHeaders } from '../policy/security-headers';
import { withoutEndSlash } from '../versions/find-route';
import { prefersMarkdown } from './prefers-markdown';
import { sendText } from './send-text';

export interface MarkdownSources {
  catalogue: { readonly current: CatalogueSnapshot };
  /** `https://host` under which the public knows the site, or empty. */
  siteOrigin: string;
}

/** A few megabytes. */
const CACHED_TEXTS = 1000;

const MARKDOWN = 'text/markdown; charset=utf-8';
const HOUR = 'public, max-age=3600';

/** Gives what writes a page's text; null where there is no such page. */
type FindText = (id: number, snapshot: CatalogueSnapshot, origin: string) => (() => string) | null;

/** Pages that have a form in Markdown, by path. */
const pages = new Map<string, FindText>([
  [
    '/goods/detail',
    (id, { index }, origin) => {
      const place = index.find(id);
      const product = place?.segment.products[place.row];
      return place && product ? () => productMarkdown(place.segment, product, origin) : null;
    },
  ],
  [
    '/article/detail',
    (id, { articles }, origin) => {
      const article = articles.find(id);
      return article ? () => articleMarkdown(article, origin) : null;
    },
  ],
]);

/**
 * Products and articles as Markdown for assistants that read: at `<path>.md?id=…`, and at the page's own address for
 * `Accept: text/markdown`; `/llms.txt` says what there is. The canonical address is the page's.
 */
export function registerMarkdown(app: FastifyInstance, { catalogue, siteOrigin }: MarkdownSources): void {
  const cache = new LRUCache<string, string>({ max: CACHED_TEXTS });

  function textOf(key: string, write: () => string): string {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const text = write();
    cache.set(key, text);
    return text;
  }

  /** The text of a page that an address names; null where there is none. */
  function found(path: string, search: string) {
    const { current } = catalogue;
    const id = readId(new URLSearchParams(search).get('id'));
    const write = id === null ? null : (pages.get(path)?.(id, current, siteOrigin) ?? null);
    return write && { id, text: () => textOf(`${current.index.version} ${path} ${id}`, write) };
  }

  /** Whether an address names a product that was taken out. */
  function isGone(path: string, search: string): boolean {
    const id = readId(new URLSearchParams(search).get('id'));
    return path === '/goods/detail' && id !== null && catalogue.current.index.removed.has(id);
  }

  function answer(request: FastifyRequest, reply: FastifyReply, path: string, isNegotiated: boolean) {
    const search = request.url.split('?')[1] ?? '';
    const page = found(path, search);
    if (page === null)
      return reply
        .code(isGone(path, search) ? 410 : 404)
        .headers({ ...commonHeaders, 'cache-control': 'no-store', ...(isNegotiated && { vary: 'accept' }) })
        .type('text/plain; charset=utf-8')
        .send('没有这个产品或文章。\n');
    reply.header('link', `<${siteOrigin}${path}?id=${page.id}>; rel="canonical"`);
    return sendText(request, reply, {
      text: page.text(),
      type: MARKDOWN,
      // A cache that does not heed `Vary` would give it to browsers.
      cacheControl: isNegotiated ? 'no-cache' : HOUR,
      variesByType: isNegotiated,
    });
  }

  app.get('/llms.txt', async (request, reply) => {
    const { current } = catalogue;
    const text = textOf(`${current.index.version} llms`, () => siteOverview(current, siteOrigin));
    return sendText(request, reply, { text, type: 'text/plain; charset=utf-8', cacheControl: HOUR });
  });
  for (const path of pages.keys()) app.get(`${path}.md`, async (request, reply) => answer(request, reply, path, false));

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const [typed = '', search = ''] = request.url.split('?');
    const path = withoutEndSlash(typed);
    if (!pages.has(path)) return;
    if (prefersMarkdown(request.headers.accept)) return answer(request, reply, path, true);
    const page = found(path, search);
    if (page) reply.header('link', `<${path}.md?id=${page.id}>; rel="alternate"; type="text/markdown"`);
  });
}
