import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { type ExportCell, type ExportTable, UNKNOWN } from './export-table';

/** Characters that XML cannot hold even when escaped, and noncharacters, which some readers refuse. */
const unwritable =
  /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffc}\u{10000}-\u{10ffff}]|\p{Noncharacter_Code_Point}/gu;
/** The longest text that a cell takes. */
const CELL_LIMIT = 32_767;
const writable = (text: string) => text.replaceAll(unwritable, '').slice(0, CELL_LIMIT);

/** Sheet names may not hold `[]:*?/\` and have 31 characters at most. */
const sheetName = (title: string) =>
  writable(title)
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31) || '产品';

const headStyle = { fontWeight: 'bold', backgroundColor: '#f2f3f5', bottomBorderStyle: 'thin' } as const;

function cellOf(cell: ExportCell, numeric: boolean): CellObject | null {
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell === null && numeric) return null;
  if (cell === null) return { value: UNKNOWN, type: String, textColor: '#86909c' };
  return { value: writable(cell), type: String };
}

/** In the widths of a digit; a Chinese character takes two. */
const textUnits = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);
const cellUnits = (cell: ExportCell | undefined) => textUnits(String(cell ?? UNKNOWN));
const WIDTH = { least: 8, most: 40, edge: 2 };
/** Number of rows whose widths are measured for all. */
const MEASURED_ROWS = 200;

function columnWidth({ columns, rows }: ExportTable, column: number): number {
  const cells = rows.slice(0, MEASURED_ROWS).map(row => cellUnits(row[column]));
  const widest = Math.max(textUnits(columns[column]?.label ?? ''), ...cells);
  return Math.min(WIDTH.most, Math.max(WIDTH.least, widest + WIDTH.edge));
}

/** An Excel workbook: numbers as numbers, texts as texts (never formulas), the head of each sheet frozen. */
export function writeXlsx({ sheets = [], ...table }: ExportTable): Promise<Buffer> {
  return writeXlsxFile([table, ...sheets].map(sheetOf)).toBuffer();
}

function sheetOf(table: Omit<ExportTable, 'sheets'>) {
  const head: Row = table.columns.map(({ label, numeric }) => ({
    value: writable(label),
    type: String,
    align: numeric ? 'right' : 'left',
    ...headStyle,
  }));
  const rows: Row[] = table.rows.map(row =>
    row.map((value, i) => {
      const numeric = table.columns[i]?.numeric ?? false;
      const cell = cellOf(value, numeric);
      return cell && { ...cell, ...(numeric && { align: 'right' as const }) };
    }),
  );
  return {
    data: [head, ...rows],
    sheet: sheetName(table.title),
    orientation: 'landscape' as const,
    stickyRowsCount: 1,
    columns: table.columns.map((_, i) => ({ width: columnWidth(table, i) })),
  };
}
