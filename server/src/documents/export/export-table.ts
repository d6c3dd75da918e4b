/** A value that is unknown, or a number that does not apply, is null. In a column of numbers it is an empty cell, which programs skip; among texts it is 未标注. Never 0. */
export type ExportCell = string | number | null;

export interface ExportColumn {
  /** With the unit: `像元尺寸（µm）`. */
  label: string;
  /** Its known values are numbers. */
  numeric: boolean;
}

/** What a file holds: one line of heads, then the rows. Plain data, so that it can go to another thread. */
export interface ExportTable {
  /** Name of the sheet; at most 31 characters count. */
  title: string;
  columns: ExportColumn[];
  rows: ExportCell[][];
  /** Further sheets of a workbook; a CSV file has none. */
  sheets?: Omit<ExportTable, 'sheets'>[];
}

export const UNKNOWN = '未标注';
/** Stands among texts where the product is of a kind that cannot have the value. */
export const INAPPLICABLE = '不适用';
