/** A record as it stands in a file, not yet checked. Null values and empty cells are left out: they are unknown. */
export interface RawRecord {
  /** Number within the file, from 1; the heading of a CSV does not count. */
  record: number;
  value: unknown;
}
