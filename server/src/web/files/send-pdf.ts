import type { FastifyReply, FastifyRequest } from 'fastify';
import { DocumentCache } from '../../documents/worker/document-cache';
import type { DocumentJob } from '../../documents/worker/document-job';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import type { Database } from '../../platform/database/connect';
import { contentDisposition } from '../../platform/http/content-disposition';
import { matchesEtag } from '../../platform/http/matches-etag';
import { createAddressLimit } from '../api/http/address-limit';

export interface PdfOptions {
  db: Database;
  /** Names the counter of documents that are made for an address. */
  name: string;
  documents: DocumentMaker;
  cachedBytes: number;
  /** Documents that have to be made for one address per minute; those that are there already do not count. */
  madePerMinute: number;
  /** For the refusal of too many: 生成报告. */
  what: string;
  /** Beside those of every document. */
  headers: Readonly<Record<string, string>>;
}

export interface Pdf {
  /** Names the catalogue version and everything else that the document follows from. */
  key: string;
  job: () => DocumentJob | Promise<DocumentJob>;
  /** Name of the file, without its ending; `plainName` in ASCII. */
  name: string;
  plainName: string;
}

/** Sends documents as PDF. Each is made once and kept; a client that names the tag it has gets 304 without a body. */
export function createPdfSender({ db, name, documents, cachedBytes, madePerMinute, what, headers }: PdfOptions) {
  const cache = new DocumentCache(cachedBytes);
  const limit = createAddressLimit(madePerMinute, what, { db, name, waits: true });
  const all = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    ...headers,
  };
  return async (request: FastifyRequest, reply: FastifyReply, pdf: Pdf): Promise<FastifyReply> => {
    if (!cache.has(pdf.key)) await limit.count(request.ip);
    const { bytes, etag } = await cache.get(pdf.key, async () => documents.make(await pdf.job()));
    reply.headers({ ...all, etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .header('content-disposition', contentDisposition('inline', pdf.name, pdf.plainName, 'pdf'))
      .type('application/pdf')
      .send(bytes);
  };
}
