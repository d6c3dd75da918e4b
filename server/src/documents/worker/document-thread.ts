import { move } from 'piscina';
import { writeDataSheet } from '../data-sheet/write-data-sheet';
import { writeSeriesSheet } from '../downloads/make/data-sheet/write-series-sheet';
import type { Handbook } from '../downloads/make/handbook/handbook';
import { writeMatrix } from '../downloads/make/matrix/write-matrix';
import { writeTarget } from '../downloads/make/target/write-target';
import { writeXlsx } from '../export/write-xlsx';
import { writeSelectionReport } from '../selection-report/write-selection-report';
import type { DocumentJob } from './document-job';

/** Loaded by who makes handbooks: a visitor's data sheet does not wait for it. */
const writeHandbook = async (book: Handbook) =>
  (await import('../downloads/make/handbook/write-handbook')).writeHandbook(book);

function make(job: DocumentJob): Promise<Buffer> {
  switch (job.kind) {
    case 'xlsx':
      return writeXlsx(job.table);
    case 'data-sheet':
      return writeDataSheet(job.sheet);
    case 'series-sheet':
      return writeSeriesSheet(job.sheet);
    case 'handbook':
      return writeHandbook(job.book);
    case 'matrix':
      return writeMatrix(job.book);
    case 'target':
      return writeTarget(job.target);
    case 'selection-report':
      return writeSelectionReport(job.report);
  }
}

/** Runs in a thread of its own, which `document-thread.mjs` starts. */
export default async function makeDocument(job: DocumentJob): Promise<unknown> {
  // A copy: a small buffer is a piece of one that the thread goes on using, and that cannot be moved away.
  return move(new Uint8Array(await make(job)));
}
