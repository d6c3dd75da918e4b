declare module 'xlsx-calc' {
  import type { WorkBook } from '@e965/xlsx';

  interface Calculate {
    /** Computes the formulas of a workbook in place. */
    (book: WorkBook): void;
    /** Functions of spreadsheets that the library lacks. */
    import_functions(functions: Readonly<Record<string, (...values: number[]) => number>>): void;
  }
  const calculate: Calculate;
  export default calculate;
}
