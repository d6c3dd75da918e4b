import { createDocumentMaker, type DocumentMaker } from '../src/documents/worker/document-maker';

const { make, rest } = createDocumentMaker();

/**
 * One maker of documents for the sites of all test files of a process: each starts a process of its own, which loads the typesetter
 * and its fonts. It ends with the process of the tests.
 */
export const sharedDocuments: DocumentMaker = { make, rest, close: async () => undefined };
