import type { BillRow } from './bill-table';
import type { SelectionReport } from './report-content';
import type { ReportHeading } from './report-heading';

/** What an address asks for, computed: the two files are made of it. */
export interface ReportFile {
  /** Of the products, for the names of the files: `MV-CS050-10GM LM35JC5M`. */
  name: string;
  /** Tells reports of one catalogue apart. */
  key: string;
  bill: readonly BillRow[];
  report(origin: string, heading: ReportHeading): SelectionReport;
}
