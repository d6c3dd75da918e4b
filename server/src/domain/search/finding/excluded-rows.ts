import { type Filters, MISSING } from '@shixuan/api';
import { type Bitset, createBitset, subtract, unite } from '../../catalogue/index/bitset';
import { foldPartNumber } from '../../catalogue/index/fold-text';
import type { Segment } from '../../catalogue/index/segment';
import type { Meaning } from '../model/meanings';
import { selectAll } from '../model/select-rows';

/** Rows of a category that what is not wanted tells apart. */
export interface ExcludedRows {
  /** Those that state it, and nothing beside it that is wanted. */
  unwanted: Bitset;
  /** Those that do not say whether they have it, where no filter leaves them out; undefined where filters do. */
  unstated?: Bitset;
}

/** What the meanings exclude; undefined where they exclude nothing. */
export function excludedRows(segment: Segment, meanings: Iterable<Meaning>): ExcludedRows | undefined {
  const excluding = [...meanings].filter(each => each.excludes?.length || each.excludesName);
  if (excluding.length === 0) return undefined;
  const excluded: ExcludedRows = { unwanted: createBitset(segment.products.length) };
  for (const { filters, excludes = [], excludesName } of excluding) {
    const isFiltered = Object.keys(filters).length > 0;
    if (!isFiltered) excluded.unstated ??= createBitset(segment.products.length);
    if (excludesName !== undefined)
      segment.search.partNumbers.addRowsBeginning(foldPartNumber(excludesName), excluded.unwanted);
    for (const each of excludes) {
      const rows = selectAll(segment, each);
      if (isFiltered) subtract(rows, selectAll(segment, filters));
      unite(excluded.unwanted, rows);
      if (excluded.unstated && !isFiltered) uniteUnstated(segment, each, excluded.unstated);
    }
  }
  return excluded;
}

function uniteUnstated(segment: Segment, filters: Filters, rows: Bitset): void {
  for (const key of Object.keys(filters)) unite(rows, selectAll(segment, { [key]: { in: [MISSING] } }));
}
