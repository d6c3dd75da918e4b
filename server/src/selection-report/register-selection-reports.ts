import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogueSnapshot } from '../catalogue/catalogue';
import { DocumentCache } from '../documents/document-cache';
import type { DocumentMaker } from '../documents/document-maker';
import { fileHeaders, fileTypes } from '../export/file-headers';
import { csvPieces } from '../export/write-csv';
import { matchesEtag } from '../gateway/matches-etag';
import { createAddressLimit } from '../http/address-limit';
import { contentDisposition } from '../http/content-disposition';
import { siteOrigin } from '../http/site-origin';
import { selectionOf } from '../selection/selection-of';
import { billTable } from './bill-table';
import { type ChosenSystem, chosenSystem } from './chosen-system';
import { readAddress } from './read-address';
import { selectionReport } from './selection-report';

export interface ReportSources {
  /** Its `current` is taken once for each report. */
  catalogue: { readonly current: CatalogueSnapshot };
  documents: DocumentMaker;
}

const CACHED_BYTES = 8 * 1024 * 1024;
/** Reports that have to be made for one address per minute; those that are there already do not count. */
const MADE_PER_MINUTE = 30;

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
};

const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/**
 * Serves `/reports/selection.pdf?<state of a selection page>&grabber=9` and its bill of material as
 * `/export/selection-bom.csv|xlsx?…`. The address says everything: who has it gets the same report.
 */
export function registerSelectionReports(app: FastifyInstance, { catalogue, documents }: ReportSources): void {
  const cache = new DocumentCache(CACHED_BYTES);
  const reports = createAddressLimit(MADE_PER_MINUTE, '生成报告');
  const exports = createAddressLimit(MADE_PER_MINUTE, '导出');

  async function chosenOf(request: FastifyRequest) {
    const { index } = catalogue.current;
    const address = readAddress(searchOf(request));
    const chosen = chosenSystem(await selectionOf(index), address);
    return { chosen, version: index.version, grabberId: address.grabberId };
  }

  app.get('/reports/selection.pdf', async (request, reply) => {
    const { chosen, version, grabberId } = await chosenOf(request);
    const origin = siteOrigin(request);
    const key = `${version} ${chosen.path} ${grabberId} ${origin}`;
    if (!cache.has(key)) await reports.count(request.ip);
    const { bytes, etag } = await cache.get(key, () =>
      documents.make({ kind: 'selection-report', report: selectionReport(chosen, origin) }),
    );
    reply.headers({ ...headers, etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .header('content-disposition', contentDisposition('inline', nameOf(chosen, '选型报告'), 'selection', 'pdf'))
      .type('application/pdf')
      .send(bytes);
  });

  for (const format of ['csv', 'xlsx'] as const) {
    app.get(
      `/export/selection-bom.${format}`,
      { onRequest: request => exports.count(request.ip) },
      async (request, reply) => {
        const { chosen } = await chosenOf(request);
        const table = billTable(chosen, siteOrigin(request));
        const file = format === 'csv' ? Readable.from(csvPieces(table)) : await documents.make({ kind: 'xlsx', table });
        const disposition = contentDisposition('attachment', nameOf(chosen, '物料清单'), 'selection-bom', format);
        return reply.headers(fileHeaders).header('content-disposition', disposition).type(fileTypes[format]).send(file);
      },
    );
  }
}

const nameOf = ({ system: { camera, lens } }: ChosenSystem, what: string) =>
  [camera.model, lens.model, what].filter(Boolean).join(' ');
