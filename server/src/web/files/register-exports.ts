import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compareTable } from '../../documents/export/compare-table';
import type { ExportTable } from '../../documents/export/export-table';
import { fileHeaders, fileTypes } from '../../documents/export/file-headers';
import { exportFileName, listTable } from '../../documents/export/list-table';
import { csvPieces } from '../../documents/export/write-csv';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import { contentDisposition } from '../../platform/http/content-disposition';
import type { OriginOf } from '../../platform/http/site-origin';
import { createAddressLimit } from '../api/http/address-limit';

export interface ExportSources {
  db: Database;
  /** `current` is read once per file. */
  catalogue: { readonly current: CatalogueSnapshot };
  documents: DocumentMaker;
  /** The origin of the addresses in a file. */
  originOf: OriginOf;
}

/** Files that one address may fetch per minute. */
const PER_MINUTE = 20;

interface Export {
  table: ExportTable;
  fileName: string;
  plainName: string;
}

const formats = ['csv', 'xlsx'] as const;

/** Serves `/export/products.csv|xlsx?<query of a list page>` and `/export/compare.csv|xlsx?ids=1,2`. */
export function registerExports(app: FastifyInstance, { db, catalogue, documents, originOf }: ExportSources): void {
  const limit = createAddressLimit(PER_MINUTE, '导出', { db, name: 'export', waits: true });
  const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

  function products(request: FastifyRequest): Export {
    const { table, code, total } = listTable(catalogue.current.index, searchOf(request), originOf(request));
    return { table, fileName: exportFileName(table.title, total, new Date()), plainName: code };
  }
  function comparison(request: FastifyRequest): Export {
    const ids = new URLSearchParams(searchOf(request)).get('ids');
    const { table, code } = compareTable(catalogue.current.index, ids);
    return { table, fileName: table.title, plainName: `${code}-compare` };
  }

  for (const format of formats) {
    const send = async (reply: FastifyReply, { table, fileName, plainName }: Export) => {
      const file = format === 'csv' ? Readable.from(csvPieces(table)) : await documents.make({ kind: 'xlsx', table });
      return reply
        .headers(fileHeaders)
        .header('content-disposition', contentDisposition('attachment', fileName, plainName, format))
        .type(fileTypes[format])
        .send(file);
    };
    const counted = { onRequest: (request: FastifyRequest) => limit.count(request.ip) };
    app.get(`/export/products.${format}`, counted, (request, reply) => send(reply, products(request)));
    app.get(`/export/compare.${format}`, counted, (request, reply) => send(reply, comparison(request)));
  }
}
