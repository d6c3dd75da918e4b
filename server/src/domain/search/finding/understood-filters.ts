import type { Filters } from '@shixuan/api';
import { type Bitset, countBits, subtract } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import type { Meaning } from '../model/meanings';
import { mergeFilters } from '../model/merge-filters';
import { selectAll } from '../model/select-rows';
import { isNarrowing, type Term } from '../model/term';
import { type ExcludedRows, excludedRows } from './excluded-rows';

/** What terms stand for in one category. */
export interface UnderstoodFilters {
  /** The terms that have a meaning here, each with the filters of the reading that applies. */
  meant: readonly { term: Term; filters: Filters }[];
  filters: Filters;
  /** Terms without a meaning here. */
  left: readonly Term[];
  /** The rows that pass the filters. */
  rows: Bitset;
  /** What of the category is not wanted. */
  excluded?: ExcludedRows | undefined;
}

/**
 * The filters that terms stand for in a category. Of several readings of a term the first that fits the other terms
 * applies. Undefined when a maker or category is named that this category is not.
 */
export function understoodIn(segment: Segment, terms: readonly Term[]): UnderstoodFilters | undefined {
  const meanings = new Map<Term, Meaning>();
  const left: Term[] = [];
  for (const term of terms) {
    const meaning = term.active
      ? term.meanings.find(({ categoryId }) => categoryId === segment.category.id)
      : undefined;
    if (meaning) meanings.set(term, meaning);
    else if (isNarrowing(term)) return undefined;
    else left.push(term);
  }
  const isOpen = ({ others }: Meaning) => others !== undefined;
  const chosen = new Map([...meanings].map(([term, { filters }]) => [term, filters]));
  const settled = [...meanings].filter(([, meaning]) => !isOpen(meaning)).map(([, { filters }]) => filters);
  for (const [term, meaning] of meanings) {
    if (!isOpen(meaning)) continue;
    const readings = [meaning.filters, ...(meaning.others ?? [])];
    const fitting = readings.find(filters => countBits(selectAll(segment, mergeFilters([...settled, filters]))) > 0);
    chosen.set(term, fitting ?? meaning.filters);
    settled.push(fitting ?? meaning.filters);
  }
  const meant = [...chosen].map(([term, filters]) => ({ term, filters }));
  const filters = mergeFilters(meant.map(each => each.filters));
  const rows = selectAll(segment, filters);
  const excluded = excludedRows(segment, meanings.values());
  if (excluded) subtract(rows, excluded.unwanted);
  return { meant, filters, left, rows, excluded };
}
