import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { articleMarkdown } from '../../documents/markdown/article-markdown';
import { productMarkdown } from '../../documents/markdown/product-markdown';
import { siteOverview } from '../../documents/markdown/site-overview';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { matchesEtag } from '../../platform/http/matches-etag';
import { readId } from './read-id';
import { commonHeaders } from './security-headers';

export interface MarkdownSources {
  catalogue: { readonly current: CatalogueSnapshot };
  /** `https://host` under which the public knows the site, or empty. */
  siteOrigin: string;
}

/** A few megabytes. */
const CACHED_TEXTS = 1000;

type Write = (id: number, snapshot: CatalogueSnapshot, origin: string) => string | null;

/** Pages that have a form in Markdown, by path. */
const pages: Readonly<Record<string, Write>> = {
  '/goods/detail': (id, { index }, origin) => {
    const place = index.find(id);
    const product = place?.segment.products[place.row];
    return place && product ? productMarkdown(place.segment, product, origin) : null;
  },
  '/article/detail': (id, { articles }, origin) => {
    const article = articles.find(id);
    return article ? articleMarkdown(article, origin) : null;
  },
};

/**
 * Products and articles as Markdown for assistants that read: at `<path>.md?id=…`, and at the page's own address for
 * `Accept: text/markdown`; `/llms.txt` says what there is. The canonical address is the page's.
 */
export function registerMarkdown(app: FastifyInstance, { catalogue, siteOrigin }: MarkdownSources): void {
  const cache = new LRUCache<string, string>({ max: CACHED_TEXTS });

  function textOf(key: string, write: () => string | null): string | null {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const text = write();
    if (text !== null) cache.set(key, text);
    return text;
  }

  function answer(request: FastifyRequest, reply: FastifyReply, path: string, write: Write) {
    const { current } = catalogue;
    const id = readId(new URLSearchParams(request.url.split('?')[1] ?? '').get('id'));
    const text =
      id === null ? null : textOf(`${current.index.version} ${path} ${id}`, () => write(id, current, siteOrigin));
    if (text === null)
      return reply
        .code(404)
        .headers({ ...commonHeaders, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('没有这个产品或文章。\n');
    reply.header('link', `<${siteOrigin}${path}?id=${id}>; rel="canonical"`);
    return send(request, reply, text, 'text/markdown; charset=utf-8');
  }

  app.get('/llms.txt', async (request, reply) => {
    const { current } = catalogue;
    const text = textOf(`${current.index.version} llms`, () => siteOverview(current, siteOrigin));
    return send(request, reply, text ?? '', 'text/plain; charset=utf-8');
  });
  for (const [path, write] of Object.entries(pages))
    app.get(`${path}.md`, async (request, reply) => answer(request, reply, path, write));

  app.addHook('onRequest', async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?');
    const write = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!write || request.method !== 'GET') return;
    const id = readId(new URLSearchParams(search).get('id'));
    if (id !== null) reply.header('link', `<${path}.md?id=${id}>; rel="alternate"; type="text/markdown"`);
    if (prefersMarkdown(request.headers.accept)) return answer(request, reply.header('vary', 'accept'), path, write);
  });
}

/** Whether `Accept` names Markdown and does not like HTML better. */
export function prefersMarkdown(accept = ''): boolean {
  const weight = (type: string): number => {
    const entry = accept.split(',').find(part => part.split(';')[0]?.trim().toLowerCase() === type);
    const [, quality] = /;\s*q=(\d(?:\.\d+)?)/.exec(entry ?? '') ?? [];
    return entry === undefined ? 0 : Number(quality ?? 1);
  };
  const markdown = weight('text/markdown');
  return markdown > 0 && markdown >= weight('text/html');
}

function send(request: FastifyRequest, reply: FastifyReply, text: string, type: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.headers({ ...commonHeaders, 'cache-control': 'public, max-age=3600', etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
