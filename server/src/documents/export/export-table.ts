/** An unknown value is null; it is written as 未标注, never as an empty cell or 0. */
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
}

export const UNKNOWN = '未标注';
