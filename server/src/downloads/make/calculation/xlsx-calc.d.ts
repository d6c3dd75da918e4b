declare module 'xlsx-calc' {
  import type { WorkBook } from '@e965/xlsx';

  /** Computes the formulas of a workbook in place. */
  export default function calculate(book: WorkBook): void;
}
