import type { FastifyInstance } from 'fastify';
import { createDocumentMaker } from '../../documents/worker/document-maker';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { OriginOf } from '../../platform/http/site-origin';
import { registerCad } from './register-cad';
import { registerDataSheets } from './register-data-sheets';
import { registerExports } from './register-exports';
import { registerSelectionReports } from './register-selection-reports';
import { registerSharePictures } from './register-share-pictures';

/**
 * Registers everything that visitors take away as a file. The thread that makes it ends with the server.
 * @param originOf the origin of the addresses in a file
 */
export function registerDocuments(
  app: FastifyInstance,
  catalogue: { readonly current: CatalogueSnapshot },
  originOf: OriginOf,
): void {
  const documents = createDocumentMaker();
  app.addHook('onClose', () => documents.close());
  registerExports(app, { catalogue, documents, originOf });
  registerDataSheets(app, { catalogue, documents, originOf });
  registerSharePictures(app, { catalogue, documents });
  registerCad(app, catalogue);
  registerSelectionReports(app, { catalogue, documents, originOf });
}
