import { writeDataSheet } from '../data-sheet/write-data-sheet';
import { writeSeriesSheet } from '../downloads/make/data-sheet/write-series-sheet';
import { writeHandbook } from '../downloads/make/handbook/write-handbook';
import { writeTarget } from '../downloads/make/target/write-target';
import { writeSelectionReport } from '../selection-report/write-selection-report';
import type { DocumentJob } from './document-job';

export { isSpent } from '../typeset/typesetter';

export type PdfJob = Exclude<DocumentJob, { kind: 'xlsx' | 'matrix' | 'share-picture' }>;

/** Sets a document as PDF. @throws Error saying what cannot be set */
export function writePdf(job: PdfJob): Promise<Buffer> {
  switch (job.kind) {
    case 'data-sheet':
      return writeDataSheet(job.sheet);
    case 'series-sheet':
      return writeSeriesSheet(job.sheet);
    case 'handbook':
      return writeHandbook(job.book);
    case 'target':
      return writeTarget(job.target);
    case 'selection-report':
      return writeSelectionReport(job.report);
  }
}
