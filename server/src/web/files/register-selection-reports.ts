import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileHeaders, fileTypes } from '../../documents/export/file-headers';
import { csvPieces } from '../../documents/export/write-csv';
import { billTable } from '../../documents/selection-report/bill-table';
import type { ReportFile } from '../../documents/selection-report/report-file';
import { reportFileOf } from '../../documents/selection-report/report-file-of';
import {
  contactLines,
  occasionOf,
  type ReportHeading,
  takeHeading,
} from '../../documents/selection-report/report-heading';
import type { DocumentMaker } from '../../documents/worker/document-maker';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import type { Database } from '../../platform/database/connect';
import { contentDisposition } from '../../platform/http/content-disposition';
import type { OriginOf } from '../../platform/http/site-origin';
import { createAddressLimit } from '../api/http/address-limit';
import { createPdfSender } from './send-pdf';

export interface ReportSources {
  db: Database;
  /** `current` is read once per report. */
  catalogue: { readonly current: CatalogueSnapshot };
  documents: DocumentMaker;
  /** The origin of the addresses in a file. */
  originOf: OriginOf;
}

const CACHED_BYTES = 8 * 1024 * 1024;
const PER_MINUTE = 30;

const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

const nameOf = (heading: ReportHeading, name: string) => [occasionOf(heading), name].filter(Boolean).join(' ');

/**
 * Serves `/reports/selection.pdf?<state of a selection page>&grabber=9` and its bill of material as
 * `/export/selection-bom.csv|xlsx?…`. `project`, `customer`, `author`, `revision` and the task in `words` stand on the cover. The address says everything: who has it gets the same report.
 */
export function registerSelectionReports(
  app: FastifyInstance,
  { db, catalogue, documents, originOf }: ReportSources,
): void {
  const send = createPdfSender({
    db,
    name: 'report',
    documents,
    cachedBytes: CACHED_BYTES,
    madePerMinute: PER_MINUTE,
    what: '生成报告',
    headers: { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' },
  });
  const exports = createAddressLimit(PER_MINUTE, '导出', { db, name: 'bom', waits: true });

  interface Asked {
    file: ReportFile;
    version: string;
    heading: ReportHeading;
  }

  async function chosenOf(request: FastifyRequest): Promise<Asked> {
    const { index, company } = catalogue.current;
    const { search, ...texts } = takeHeading(searchOf(request));
    const heading = { ...texts, contact: contactLines(company) };
    return { version: index.version, heading, file: await reportFileOf(index, search) };
  }

  app.get('/reports/selection.pdf', async (request, reply) => {
    const { file, version, heading } = await chosenOf(request);
    const origin = originOf(request);
    return send(request, reply, {
      key: `${version} ${file.key} ${origin} ${JSON.stringify(heading)}`,
      job: () => ({ kind: 'selection-report', report: file.report(origin, heading) }),
      name: nameOf(heading, `${file.name} 选型报告`),
      plainName: 'selection',
    });
  });

  for (const format of ['csv', 'xlsx'] as const) {
    app.get(
      `/export/selection-bom.${format}`,
      { onRequest: request => exports.count(request.ip) },
      async (request, reply) => {
        const { file, heading } = await chosenOf(request);
        const table = billTable(file.bill, originOf(request));
        const bytes =
          format === 'csv' ? Readable.from(csvPieces(table)) : await documents.make({ kind: 'xlsx', table });
        const disposition = contentDisposition(
          'attachment',
          nameOf(heading, `${file.name} 物料清单`),
          'selection-bom',
          format,
        );
        return reply
          .headers(fileHeaders)
          .header('content-disposition', disposition)
          .type(fileTypes[format])
          .send(bytes);
      },
    );
  }
}
