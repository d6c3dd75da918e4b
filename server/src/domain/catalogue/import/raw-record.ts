import type { ImportFault } from './import-error';

/** A record as it stands in a file, not yet checked. Null values and empty cells are left out: they are unknown. */
export interface RawRecord {
  /** Number within the file, from 1; the heading of a CSV does not count. */
  record: number;
  value: unknown;
  /** Where a field stands in the file, or the record where the field is missing: `第 13 行 D 列`, `第 3 行第 7 列`. */
  place?: (field: string | null) => string | undefined;
  /** What is wrong with the record as text, cells that are no JSON for example. */
  faults?: readonly ImportFault[];
}
