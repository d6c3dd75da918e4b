import type { FastifyInstance } from 'fastify';
import { dataSheet } from '../../documents/data-sheet/data-sheet';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import { loadFirstPicture } from '../../domain/catalogue/pictures/pictures-of-index';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { noFile } from '../../domain/snapshot/find-product';
import type { Database } from '../../platform/database/connect';
import type { OriginOf } from '../../platform/http/site-origin';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { createPdfSender } from './send-pdf';

export interface DataSheetSources {
  db: Database;
  /** `current` is read once per sheet. */
  catalogue: { readonly current: CatalogueSnapshot };
  /** Where pictures of products lie; without it all sheets show drawings. */
  storage: ObjectStorage | undefined;
  documents: DocumentMaker;
  /** The origin of the addresses in a file. */
  originOf: OriginOf;
}

/** Some three hundred sheets. */
const CACHED_BYTES = 24 * 1024 * 1024;

/** Serves `/datasheets/<id>.pdf`: a product's data sheet, made from the catalogue when first asked for. */
export function registerDataSheets(
  app: FastifyInstance,
  { db, catalogue, storage, documents, originOf }: DataSheetSources,
): void {
  const send = createPdfSender({
    db,
    name: 'dataSheet',
    documents,
    cachedBytes: CACHED_BYTES,
    madePerMinute: 60,
    what: '生成参数单',
    headers: { 'cache-control': 'no-cache' },
  });

  app.get<{ Params: { file: string } }>('/datasheets/:file', async (request, reply) => {
    const { index } = catalogue.current;
    const [, id] = /^([1-9]\d{0,9})\.pdf$/.exec(request.params.file) ?? [];
    const place = id === undefined ? undefined : index.find(Number(id));
    const product = place?.segment.products[place.row];
    if (!place || !product) throw noFile(index, Number(id), '没有这份参数单');
    const origin = originOf(request);
    return send(request, reply, {
      key: `${index.version} ${product.id} ${origin}`,
      job: async () => {
        const picture = await loadFirstPicture(storage, product.pictures);
        return { kind: 'data-sheet', sheet: dataSheet(place.segment, product, origin, picture) };
      },
      name: `${product.brand.nameZh ?? product.brand.name} ${product.model} 参数单`,
      plainName: `datasheet-${product.id}`,
    });
  });
}
