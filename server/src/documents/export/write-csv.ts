import { guardFormula } from '../../platform/text/formula-cells';
import { type ExportCell, type ExportTable, UNKNOWN } from './export-table';

function field(cell: ExportCell, numeric = false): string {
  if (typeof cell === 'number') return String(cell);
  if (cell === null && numeric) return '';
  const text = guardFormula(cell ?? UNKNOWN);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly ExportCell[], columns: ExportTable['columns'] = []) =>
  `${cells.map((cell, i) => field(cell, columns[i]?.numeric)).join(',')}\r\n`;

/** Rows per slice; other requests are answered between slices. */
const ROWS_AT_A_TIME = 250;

/** RFC 4180 in UTF-8, piece by piece; the byte order mark tells Excel and WPS that it is not the system's own encoding. */
export function* csvPieces({ columns, rows }: ExportTable): Generator<string> {
  yield `\ufeff${line(columns.map(({ label }) => label))}`;
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME)
    yield rows
      .slice(start, start + ROWS_AT_A_TIME)
      .map(row => line(row, columns))
      .join('');
}
