import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogueIndex } from '../../../domain/catalogue/index/build';
import { drawQr, withUsedRules } from '../../../domain/drawings';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { compress } from '../../../platform/http/compress';
import { matchesEtag } from '../../../platform/http/matches-etag';
import { acceptedEncodings, type Encoding } from '../../../platform/http/negotiate-encoding';
import { commonHeaders, svgPolicy } from '../policy/security-headers';
import { companyCard } from './company-card';
import { findPicture } from './find-picture';

/** The pictures of some twenty list pages, in a few megabytes. */
const CACHED_PICTURES = 2000;

function pictureAt(catalogue: CatalogueIndex, path: string): string | null {
  const svg = findPicture(catalogue, path);
  return svg === null ? null : withUsedRules(svg);
}

interface Picture {
  etag: string;
  plain: Buffer;
  /** Compressed when first asked for, by encoding. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const headers = {
  ...commonHeaders,
  ...svgPolicy,
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves `/Uploads/…`: pictures that the server draws. No path is joined to a folder, because none of them is a file. */
export function registerPictures(app: FastifyInstance, catalogue: { readonly current: CatalogueSnapshot }): void {
  const cache = new LRUCache<string, Picture>({ max: CACHED_PICTURES });

  /** The cached picture, or a newly drawn one; null, which is not cached, when there is none. */
  function pictureOf(key: string, draw: () => string | null): Picture | null {
    const kept = cache.get(key);
    if (kept) return kept;
    const svg = draw();
    if (svg === null) return null;
    const plain = Buffer.from(svg);
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const picture: Picture = { plain, etag, compressed: {} };
    cache.set(key, picture);
    return picture;
  }

  app.get('/Uploads/company/qr.svg', async (request, reply) => {
    const { company } = catalogue.current;
    const card = company && companyCard(company);
    return sendPicture(request, reply, card ? pictureOf(card, () => drawQr(card, '联系方式二维码')) : null);
  });
  app.get<{ Params: { '*': string } }>('/Uploads/*', async (request, reply) => {
    const { index } = catalogue.current;
    const path = request.params['*'];
    const picture = path.length > 100 ? null : pictureOf(`${index.version} ${path}`, () => pictureAt(index, path));
    return sendPicture(request, reply, picture);
  });
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture | null,
): Promise<FastifyReply> {
  reply.headers(headers);
  if (!picture) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('图片不存在。\n');
  }
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const etag = `"${picture.etag}${encoding ? `.${encoding}` : ''}"`;
  reply.headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding', etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('image/svg+xml; charset=utf-8');
  if (!encoding) return reply.send(picture.plain);
  picture.compressed[encoding] ??= compress(picture.plain, encoding, 'file');
  return reply.header('content-encoding', encoding).send(await picture.compressed[encoding]);
}
