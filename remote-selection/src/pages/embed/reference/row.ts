/** A line of the reference of the element. Parts of a text between backquotes are code. */
export interface ReferenceRow {
  name: string;
  /** What stands in the further columns, in their order. */
  cells: readonly string[];
}

export interface ReferenceTable {
  title: string;
  /** Heading of the first column and of those of `cells`. */
  columns: readonly [string, ...string[]];
  rows: readonly ReferenceRow[];
}
