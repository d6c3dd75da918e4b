import type { Sort } from '@shixuan/api/client';
import { printFilter } from './filter-text';
import { filterParameter } from './form-fields';
import { DEFAULT_PAGE_SIZE, type ListQuery } from './list-query';

// Commas and colons are legal in a query and much easier to read than %2C and %3A.
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');

export const printSort = ({ key, direction }: Sort) => (direction === 'desc' ? `-${key}` : key);

/** The one query string of a list: filters sorted by key, defaults left out. Without `?`. */
export function printListSearch({ categoryId, filters, sort, page, pageSize, columns, pins }: ListQuery): string {
  const pairs: [string, string][] = [];
  if (categoryId !== null) pairs.push(['categoryId', String(categoryId)]);
  for (const key of Object.keys(filters).sort()) {
    const text = printFilter(filters[key] ?? {});
    if (text) pairs.push([filterParameter(key), text]);
  }
  if (sort) pairs.push(['sort', printSort(sort)]);
  if (page !== 1) pairs.push(['page', String(page)]);
  if (pageSize !== DEFAULT_PAGE_SIZE) pairs.push(['size', String(pageSize)]);
  if (columns && columns.length > 0) pairs.push(['cols', columns.join(',')]);
  if (pins > 0) pairs.push(['pins', String(pins)]);
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&');
}

/** Path of a list, ready for a link. */
export function listPath(query: ListQuery): string {
  const search = printListSearch(query);
  return search ? `/goods/list?${search}` : '/goods/list';
}

/** The canonical path of a list for search engines: columns and page size do not make another page. */
export const canonicalListPath = (query: ListQuery): string =>
  listPath({
    ...query,
    pageSize: DEFAULT_PAGE_SIZE,
    columns: null,
    pins: 0,
    page: query.pageSize === DEFAULT_PAGE_SIZE ? query.page : 1,
  });
