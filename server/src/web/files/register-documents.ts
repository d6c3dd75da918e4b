import type { FastifyInstance } from 'fastify';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import type { OriginOf } from '../../platform/http/site-origin';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { registerCad } from './register-cad';
import { registerDataSheets } from './register-data-sheets';
import { registerExports } from './register-exports';
import { registerSelectionReports } from './register-selection-reports';
import { registerSharePictures } from './register-share-pictures';

export interface DocumentSources {
  /** Counts what is made for an address, for all processes together. */
  db: Database;
  catalogue: { readonly current: CatalogueSnapshot };
  /** Where pictures of products lie; without it documents show drawings. */
  storage: ObjectStorage | undefined;
  documents: DocumentMaker;
  /** The origin of the addresses in a file. */
  originOf: OriginOf;
}

/** Registers everything that visitors take away as a file. The process that makes it ends with the server. */
export function registerDocuments(
  app: FastifyInstance,
  { db, catalogue, storage, documents, originOf }: DocumentSources,
): void {
  app.addHook('onClose', () => documents.close());
  registerExports(app, { db, catalogue, documents, originOf });
  registerDataSheets(app, { db, catalogue, storage, documents, originOf });
  registerSharePictures(app, { db, catalogue, storage, documents });
  registerCad(app, { db, catalogue });
  registerSelectionReports(app, { db, catalogue, documents, originOf });
}
