import type { FastifyInstance } from 'fastify';
import { cadFile, cadFormats, isCadFormat } from '../../documents/downloads/make/dimension/cad-file';
import { fileHeaders } from '../../documents/export/file-headers';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { noFile } from '../../domain/snapshot/find-product';
import type { Database } from '../../platform/database/connect';
import { notFound } from '../../platform/http/call-error';
import { contentDisposition } from '../../platform/http/content-disposition';
import { createAddressLimit } from '../api/http/address-limit';

/** Files that one address may fetch per minute. */
const PER_MINUTE = 60;

/** Serves `/cad/<id>.<format>`: the envelope of a product whose dimensions are known, for CAD programs. */
export function registerCad(
  app: FastifyInstance,
  { db, catalogue }: { db: Database; catalogue: { readonly current: CatalogueSnapshot } },
): void {
  const limit = createAddressLimit(PER_MINUTE, '下载图纸', { db, name: 'cad', waits: true });
  app.get<{ Params: { file: string } }>(
    '/cad/:file',
    { onRequest: request => limit.count(request.ip) },
    async (request, reply) => {
      const { index } = catalogue.current;
      const [, id, format = ''] = /^([1-9]\d{0,9})\.([a-z]+)$/.exec(request.params.file) ?? [];
      const place = id === undefined ? undefined : index.find(Number(id));
      const product = place?.segment.products[place.row];
      if (!place || !product || !isCadFormat(format)) throw noFile(index, Number(id), '没有这份图纸');
      const file = cadFile(place.segment.category.code, product, format);
      if (file === undefined) throw notFound('没有这份图纸：该产品的外形尺寸不全');
      const name = `${product.brand.nameZh ?? product.brand.name} ${product.model} 外形尺寸图`;
      return reply
        .headers(fileHeaders)
        .header('content-disposition', contentDisposition('attachment', name, `envelope-${product.id}`, format))
        .type(cadFormats[format].type)
        .send(file);
    },
  );
}
