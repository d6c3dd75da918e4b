import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { drawQr } from '../../domain/drawings';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { BoundedCache } from './bounded-cache';
import { companyCard } from './company-card';
import { findPicture } from './find-picture';
import { matchesEtag } from './matches-etag';
import { acceptedEncodings } from './negotiate-encoding';
import { commonHeaders } from './security-headers';

/** A gzipped drawing has about 2 KB: the cache holds the pictures of some twenty list pages in a few megabytes. */
const CACHED_PICTURES = 2000;

interface Picture {
  etag: string;
  gzipped: Buffer;
  plain: Buffer;
}

const headers = {
  ...commonHeaders,
  // Opened on its own an SVG is a document: it may run nothing and load nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

function packed(svg: string): Picture {
  const plain = Buffer.from(svg);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { etag, plain, gzipped: gzipSync(plain, { level: 9 }) };
}

/** Serves `/Uploads/…`: pictures that the server draws. Nothing there is a file, so no path leads to one. */
export function registerPictures(app: FastifyInstance, catalogue: { readonly current: CatalogueSnapshot }): void {
  const cache = new BoundedCache<Picture>(CACHED_PICTURES);

  app.get('/Uploads/company/qr.svg', async (request, reply) => {
    const { company } = catalogue.current;
    const card = company && companyCard(company);
    const picture = card ? cache.get(card, () => packed(drawQr(card, '联系方式二维码'))) : null;
    return sendPicture(request, reply, picture);
  });
  app.get<{ Params: { '*': string } }>('/Uploads/*', async (request, reply) => {
    const { index } = catalogue.current;
    const path = request.params['*'];
    const picture = path.length > 100 ? null : cache.get(`${index.version} ${path}`, () => drawn(index, path));
    return sendPicture(request, reply, picture);
  });
}

function drawn(catalogue: CatalogueIndex, path: string): Picture | null {
  const svg = findPicture(catalogue, path);
  return svg === null ? null : packed(svg);
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture | null): FastifyReply {
  reply.headers(headers);
  if (!picture) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('图片不存在。\n');
  }
  const zipped = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
  const etag = `"${picture.etag}${zipped ? '.gzip' : ''}"`;
  reply.headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding', etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.type('image/svg+xml; charset=utf-8').send(zipped ? picture.gzipped : picture.plain);
}
