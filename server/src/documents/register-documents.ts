import type { FastifyInstance } from 'fastify';
import type { CatalogueSnapshot } from '../catalogue/catalogue';
import { registerDataSheets } from '../data-sheet/register-data-sheets';
import { registerExports } from '../export/register-exports';
import { registerSelectionReports } from '../selection-report/register-selection-reports';
import { createDocumentMaker } from './document-maker';

/** Registers everything that visitors take away as a file. The thread that makes it ends with the server. */
export function registerDocuments(app: FastifyInstance, catalogue: { readonly current: CatalogueSnapshot }): void {
  const documents = createDocumentMaker();
  app.addHook('onClose', () => documents.close());
  registerExports(app, { catalogue, documents });
  registerDataSheets(app, { catalogue, documents });
  registerSelectionReports(app, { catalogue, documents });
}
