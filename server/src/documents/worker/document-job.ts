import { z } from 'zod';
import type { DataSheet } from '../data-sheet/data-sheet';
import type { SeriesSheet } from '../downloads/make/data-sheet/series-sheet';
import type { Handbook } from '../downloads/make/handbook/handbook';
import type { MatrixBook } from '../downloads/make/matrix/matrix-book';
import type { Target } from '../downloads/make/target/target-shapes';
import type { ExportTable } from '../export/export-table';
import type { SelectionReport } from '../selection-report/selection-report';
import type { SharePicture } from '../share-picture/share-picture';

/** A document that takes longer to make than other requests should wait. Plain data: it goes to another thread. */
export type DocumentJob =
  | { kind: 'xlsx'; table: ExportTable }
  | { kind: 'data-sheet'; sheet: DataSheet }
  | { kind: 'series-sheet'; sheet: SeriesSheet }
  | { kind: 'handbook'; book: Handbook }
  | { kind: 'matrix'; book: MatrixBook }
  | { kind: 'target'; target: Target }
  | { kind: 'selection-report'; report: SelectionReport }
  | { kind: 'share-picture'; picture: SharePicture };

/** Message of a thread that holds too much memory; another thread makes the documents to come. */
export const FULL = 'full';

/** Message of a thread with what it worked out for those after it, which get it as their data: the typesetter, compiled. */
export const HandedOn = z.object({ typesetter: z.custom<WebAssembly.Module>(given => given !== undefined) });
