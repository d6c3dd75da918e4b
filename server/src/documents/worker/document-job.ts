import { z } from 'zod';
import type { DataSheet } from '../data-sheet/data-sheet';
import type { SeriesSheet } from '../downloads/make/data-sheet/series-sheet';
import type { Handbook } from '../downloads/make/handbook/handbook';
import type { MatrixBook } from '../downloads/make/matrix/matrix-book';
import type { Target } from '../downloads/make/target/target-shapes';
import type { ExportTable } from '../export/export-table';
import type { SelectionReport } from '../selection-report/report-content';
import type { SharePicture } from '../share-picture/share-picture';

/** A document that takes longer to make than other requests should wait. Plain data: it goes to another process. */
export type DocumentJob =
  | { kind: 'xlsx'; table: ExportTable }
  | { kind: 'data-sheet'; sheet: DataSheet }
  | { kind: 'series-sheet'; sheet: SeriesSheet }
  | { kind: 'handbook'; book: Handbook }
  | { kind: 'matrix'; book: MatrixBook }
  | { kind: 'target'; target: Target }
  | { kind: 'selection-report'; report: SelectionReport }
  | { kind: 'share-picture'; picture: SharePicture };

/** What the process answers to a job. `isSpent`: another process makes the documents to come. */
export const DocumentAnswer = z.union([
  z.object({ bytes: z.instanceof(Uint8Array), isSpent: z.boolean() }),
  z.object({ fault: z.string(), isSpent: z.boolean() }),
]);
export type DocumentAnswer = { bytes: Uint8Array; isSpent: boolean } | { fault: string; isSpent: boolean };
