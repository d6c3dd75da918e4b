import type { FastifyInstance } from 'fastify';
import { pictureTypes } from '../../domain/catalogue/pictures/picture-file';
import { pictureKey } from '../../domain/catalogue/pictures/picture-storage';
import { picturesOf } from '../../domain/catalogue/pictures/pictures-of-index';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { matchesEtag } from '../../platform/http/matches-etag';
import type { ObjectStorage } from '../../platform/storage/object-storage';

const NAME = /^([0-9a-f]{64})(-thumb)?\.(png|jpg)$/;

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves `/Uploads/pictures/<id>.<type>` and `<id>-thumb.png`: pictures that an import brought, by the hash of their bytes.
 * Only those that a product of the catalogue names are served; nothing of the address becomes a path.
 */
export function registerProductPictures(
  app: FastifyInstance,
  { catalogue, storage }: { catalogue: { readonly current: CatalogueSnapshot }; storage: ObjectStorage },
): void {
  app.get<{ Params: { file: string } }>('/Uploads/pictures/:file', async (request, reply) => {
    reply.headers(headers);
    const [, id = '', small, type] = NAME.exec(request.params.file) ?? [];
    const picture = picturesOf(catalogue.current.index).get(id);
    const form = small ? 'thumbnail' : 'whole';
    const stored =
      picture && type === (small ? 'png' : picture.type) ? await storage.get(pictureKey(id, form)) : undefined;
    if (!picture || !stored)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('图片不存在。\n');
    const etag = `"${stored.etag}"`;
    // The address follows from the bytes: other bytes have another one.
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(pictureTypes[small ? 'png' : picture.type]).send(stored.bytes);
  });
}
