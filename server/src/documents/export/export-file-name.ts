import { MAX_EXPORTED } from './list-table';

/** `面阵相机-43款-20260102`; says so when the file does not hold all. `date` is ISO 8601. */
export function exportFileName(title: string, total: number, date: string): string {
  const count = total > MAX_EXPORTED ? `前${MAX_EXPORTED}款（共${total}款）` : `${total}款`;
  return `${title}-${count}-${date.slice(0, 10).replaceAll('-', '')}`;
}
