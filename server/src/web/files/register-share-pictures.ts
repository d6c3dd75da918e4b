import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  articlePicture,
  categoryPicture,
  productPicture,
  type SharePicture,
  sitePicture,
} from '../../documents/share-picture/share-picture';
import { DocumentCache } from '../../documents/worker/document-cache';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import { loadFirstPicture } from '../../domain/catalogue/pictures/pictures-of-index';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import { notFound } from '../../platform/http/call-error';
import { matchesEtag } from '../../platform/http/matches-etag';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createAddressLimit } from '../api/http/address-limit';

/** Some three hundred pictures. */
const CACHED_BYTES = 16 * 1024 * 1024;
/** Pictures that have to be made for one address in a minute. */
const MADE_PER_MINUTE = 60;

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves `/share/products/<id>.png`, the same of `articles` and `categories`, and `/share/site.png` for all other pages: what messengers
 * show of a shared page. A picture is drawn once for a state of the catalogue, in the thread that makes documents.
 */
export function registerSharePictures(
  app: FastifyInstance,
  {
    db,
    catalogue,
    storage,
    documents,
  }: {
    db: Database;
    catalogue: { readonly current: CatalogueSnapshot };
    storage: ObjectStorage | undefined;
    documents: DocumentMaker;
  },
): void {
  const cache = new DocumentCache(CACHED_BYTES);
  const limit = createAddressLimit(MADE_PER_MINUTE, '生成图片', { db, name: 'sharePicture', waits: true });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    picture: (() => Promise<SharePicture>) | undefined,
  ) => {
    if (!picture) throw notFound('没有这张图片');
    const key = `${catalogue.current.index.version} ${name}`;
    if (!cache.has(key)) await limit.count(request.ip);
    const { bytes, etag } = await cache.get(key, async () =>
      documents.make({ kind: 'share-picture', picture: await picture() }),
    );
    reply.headers({ ...headers, etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(bytes);
  };

  app.get('/share/site.png', async (request, reply) => {
    const { index } = catalogue.current;
    return send(request, reply, 'site', async () => sitePicture([...index.segments.values()]));
  });
  app.get<{ Params: { kind: string; file: string } }>('/share/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const [, id] = /^([1-9]\d{0,9})\.png$/.exec(file) ?? [];
    const picture = id === undefined ? undefined : pictureOf(catalogue.current, storage, kind, Number(id));
    return send(request, reply, `${kind} ${id}`, picture);
  });
}

/** What makes the picture of a product, a category or an article; undefined where there is none. */
function pictureOf(
  { index, articles }: CatalogueSnapshot,
  storage: ObjectStorage | undefined,
  kind: string,
  id: number,
): (() => Promise<SharePicture>) | undefined {
  if (kind === 'articles') {
    const article = articles.find(id);
    return article && (async () => articlePicture(article));
  }
  if (kind === 'categories') {
    const segment = index.segments.get(id);
    return segment && (async () => categoryPicture(segment));
  }
  const place = kind === 'products' ? index.find(id) : undefined;
  const product = place?.segment.products[place.row];
  return (
    place &&
    product &&
    (async () => productPicture(place.segment, product, await loadFirstPicture(storage, product.pictures)))
  );
}
