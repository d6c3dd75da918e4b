import type { ListQuery } from '@shixuan/list-url';

export interface ExportMenuProps {
  query: ListQuery;
  /** Keys of the columns in sight, in order. */
  columns: readonly string[];
  /** Undefined while nothing is known yet. */
  total: number | undefined;
}

/** The filtered list as a file. Nothing is offered as long as the server makes none. */
export function ExportMenu(_props: ExportMenuProps) {
  return null;
}
