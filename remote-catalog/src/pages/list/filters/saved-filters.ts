import type { Facet } from '@shixuan/api';
import { type ListQuery, listQuery, parseListSearch, printListSearch } from '@shixuan/list-url';

/** A set of filters that the visitor has given a name. */
export interface SavedFilter {
  name: string;
  categoryId: number;
  /** As in the list's address. */
  search: string;
}

const MOST = 50;
const NAME_LENGTH = 40;

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'categoryId' in value &&
  typeof value.categoryId === 'number' &&
  'search' in value &&
  typeof value.search === 'string';

/** What was stored as saved filters; anything else is left out. */
export const readSavedFilters = (stored: unknown): SavedFilter[] =>
  Array.isArray(stored) ? stored.filter(isSaved).slice(0, MOST) : [];

/** The part of a query that a saved filter keeps: filters and order, not the page nor how the table is set out. */
const essence = ({ categoryId, filters, sort }: ListQuery) =>
  printListSearch({ ...listQuery(categoryId, filters), sort });

const cleanName = (name: string) => name.trim().replaceAll(/\s+/g, ' ').slice(0, NAME_LENGTH);

/** The list with the query saved first under a name; replaces one of the same name and category. */
export function savedWith(list: readonly SavedFilter[], name: string, query: ListQuery): SavedFilter[] {
  const clean = cleanName(name);
  const { categoryId } = query;
  if (clean === '' || categoryId === null) return [...list];
  const others = list.filter(other => other.name !== clean || other.categoryId !== categoryId);
  return [{ name: clean, categoryId, search: essence(query) }, ...others].slice(0, MOST);
}

/** The list with one filter renamed; unchanged when the name is empty or another of the category has it. */
export function renamed(list: readonly SavedFilter[], saved: SavedFilter, name: string): SavedFilter[] {
  const clean = cleanName(name);
  const taken = list.some(other => other !== saved && other.name === clean && other.categoryId === saved.categoryId);
  return clean === '' || taken ? [...list] : list.map(other => (other === saved ? { ...saved, name: clean } : other));
}

export const savedQuery = ({ search }: SavedFilter): ListQuery => parseListSearch(search).query;

/** Whether the list shows exactly the saved filter. */
export const isShown = ({ search }: SavedFilter, query: ListQuery) => search === essence(query);

/**
 * Whether a saved filter names a series that the category does not have. It may have another name since, which the server
 * knows: by it the list is loaded anew.
 */
export function namesOtherSeries(saved: SavedFilter, facets: readonly Facet[]): boolean {
  const known = facets.find(({ key }) => key === 'series')?.values?.map(({ value }) => value);
  const named = savedQuery(saved).filters.series?.in ?? [];
  return known !== undefined && named.some(name => !known.includes(name));
}
