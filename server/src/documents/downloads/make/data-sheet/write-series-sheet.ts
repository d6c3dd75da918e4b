import { closedPaper, openPaper } from '../../../data-sheet/paper';
import { Cursor, setSheetFeet } from './landscape';
import type { SeriesSheet } from './series-sheet';
import { setSeriesFacts, setSeriesSource } from './set-series-facts';
import { setSeriesHead } from './set-series-head';
import { setSeriesTable } from './set-series-table';

/** The data sheet of a series as PDF: A4 across, text as text. Same facts, same bytes. */
export function writeSeriesSheet(sheet: SeriesSheet): Promise<Buffer> {
  const { brand, series, category, models, updatedAt } = sheet;
  const title = `${brand} ${series} 系列数据表`;
  const subject = `${category}，${models.length} 个型号`;
  const paper = openPaper({ title, subject, updatedAt, layout: 'landscape' });
  const closed = closedPaper(paper);
  const cursor = new Cursor(paper);
  setSeriesHead(cursor, sheet);
  setSeriesFacts(cursor, sheet);
  setSeriesTable(cursor, sheet);
  setSeriesSource(cursor, sheet);
  setSheetFeet(paper, title, updatedAt);
  paper.end();
  return closed;
}
