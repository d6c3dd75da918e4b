import type { FastifyInstance } from 'fastify';
import { createDocumentMaker } from '../../documents/worker/document-maker';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { registerCad } from './register-cad';
import { registerDataSheets } from './register-data-sheets';
import { registerExports } from './register-exports';
import { registerSelectionReports } from './register-selection-reports';
import { registerSharePictures } from './register-share-pictures';

/** Registers everything that visitors take away as a file. The thread that makes it ends with the server. */
export function registerDocuments(app: FastifyInstance, catalogue: { readonly current: CatalogueSnapshot }): void {
  const documents = createDocumentMaker();
  app.addHook('onClose', () => documents.close());
  registerExports(app, { catalogue, documents });
  registerDataSheets(app, { catalogue, documents });
  registerSharePictures(app, { catalogue, documents });
  registerCad(app, catalogue);
  registerSelectionReports(app, { catalogue, documents });
}
