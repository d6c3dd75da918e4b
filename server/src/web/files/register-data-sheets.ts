import type { FastifyInstance } from 'fastify';
import { dataSheet } from '../../documents/data-sheet/data-sheet';
import { DocumentCache } from '../../documents/worker/document-cache';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { notFound } from '../../platform/http/call-error';
import { contentDisposition } from '../../platform/http/content-disposition';
import { matchesEtag } from '../../platform/http/matches-etag';
import { siteOrigin } from '../../platform/http/site-origin';
import { createAddressLimit } from '../api/http/address-limit';

export interface DataSheetSources {
  /** Its `current` is taken once for each sheet. */
  catalogue: { readonly current: CatalogueSnapshot };
  documents: DocumentMaker;
}

/** Some three hundred sheets. */
const CACHED_BYTES = 24 * 1024 * 1024;
/** Sheets that have to be made for one address per minute; those that are there already do not count. */
const MADE_PER_MINUTE = 60;

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** Serves `/datasheets/<id>.pdf`: a product's data sheet, made from the catalogue when first asked for. */
export function registerDataSheets(app: FastifyInstance, { catalogue, documents }: DataSheetSources): void {
  const cache = new DocumentCache(CACHED_BYTES);
  const limit = createAddressLimit(MADE_PER_MINUTE, '生成数据手册');

  app.get<{ Params: { file: string } }>('/datasheets/:file', async (request, reply) => {
    const { index } = catalogue.current;
    const [, id] = /^([1-9]\d{0,9})\.pdf$/.exec(request.params.file) ?? [];
    const place = id === undefined ? undefined : index.find(Number(id));
    const product = place?.segment.products[place.row];
    if (!place || !product) throw notFound('没有这份数据手册');
    const origin = siteOrigin(request);
    const key = `${index.version} ${product.id} ${origin}`;
    if (!cache.has(key)) await limit.count(request.ip);
    const { bytes, etag } = await cache.get(key, () =>
      documents.make({ kind: 'data-sheet', sheet: dataSheet(place.segment, product, origin) }),
    );
    const name = `${product.brand.nameZh ?? product.brand.name} ${product.model} 数据手册`;
    reply.headers({ ...headers, etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .header('content-disposition', contentDisposition('inline', name, `datasheet-${product.id}`, 'pdf'))
      .type('application/pdf')
      .send(bytes);
  });
}
