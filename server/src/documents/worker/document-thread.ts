import { parentPort } from 'node:worker_threads';
import { writeDataSheet } from '../data-sheet/write-data-sheet';
import { writeSeriesSheet } from '../downloads/make/data-sheet/write-series-sheet';
import type { Handbook } from '../downloads/make/handbook/handbook';
import { writeMatrix } from '../downloads/make/matrix/write-matrix';
import { writeTarget } from '../downloads/make/target/write-target';
import { writeXlsx } from '../export/write-xlsx';
import { writeSelectionReport } from '../selection-report/write-selection-report';
import type { DocumentJob, JobResult, NumberedJob } from './document-job';

/** Loaded by who makes handbooks: a visitor's data sheet does not wait for it. */
const writeHandbook = async (book: Handbook) =>
  (await import('../downloads/make/handbook/write-handbook')).writeHandbook(book);

/** Started in a thread of its own by `document-thread.mjs`: makes documents one after another. */
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

async function result({ number, job }: NumberedJob): Promise<JobResult> {
  try {
    return { number, bytes: new Uint8Array(await make(job)) };
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (job: NumberedJob) => parentPort?.postMessage(await result(job)));
