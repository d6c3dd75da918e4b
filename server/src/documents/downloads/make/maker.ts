import { createHash } from 'node:crypto';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import type { DocumentMaker } from '../../worker/document-maker';
import type { DownloadSource } from '../publish';

export interface MakerContext {
  catalogue: CatalogueSnapshot;
  /** Makes PDFs and workbooks beside the server's own thread. */
  documents: Pick<DocumentMaker, 'make'>;
}

/** Maker of one kind of files: lists them for a catalogue and makes each. */
export interface Maker {
  /** First part of its keys; files with this prefix that it no longer lists are withdrawn. */
  prefix: string;
  /** In the order of the page. */
  sources(context: MakerContext): Iterable<DownloadSource>;
}

/**
 * Hash of what a file is made from.
 * @param maker name and version of the maker: raised when it makes another file of the same facts
 */
export const sourceHash = (maker: string, facts: unknown): string =>
  createHash('sha256').update(maker).update('\0').update(JSON.stringify(facts)).digest('hex');
