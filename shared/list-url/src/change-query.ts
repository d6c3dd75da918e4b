import type { Filter, Sort } from '@shixuan/api/client';
import type { ListQuery, PageSize } from './list-query';

// Every change but that of the page itself, and of the columns, goes back to page 1.

/** The query with one filter set; null or an empty filter removes it. */
export function withFilter(query: ListQuery, key: string, filter: Filter | null): ListQuery {
  const { [key]: _old, ...others } = query.filters;
  const empty = !filter || (!filter.in?.length && filter.min === undefined && filter.max === undefined);
  return { ...query, filters: empty ? others : { ...others, [key]: filter }, page: 1 };
}

/** The query with one choice of a filter switched on or off. */
export function withChoice(query: ListQuery, key: string, value: string, on: boolean): ListQuery {
  const filter = query.filters[key] ?? {};
  const others = (filter.in ?? []).filter(other => other !== value);
  const values = on ? [...others, value].sort() : others;
  const { in: _old, all, ...bounds } = filter;
  return withFilter(query, key, values.length > 0 ? { ...bounds, ...(all && { all }), in: values } : bounds);
}

/** The query in which a filter on several values asks for all of them, or for any. */
export function withAll(query: ListQuery, key: string, all: boolean): ListQuery {
  const { all: _old, ...filter } = query.filters[key] ?? {};
  return withFilter(query, key, all ? { ...filter, all } : filter);
}

/** The query with the bounds of a filter set; its 未标注 choice stays. */
export function withBounds(query: ListQuery, key: string, bounds: Pick<Filter, 'min' | 'max'>): ListQuery {
  const values = query.filters[key]?.in;
  return withFilter(query, key, values ? { ...bounds, in: values } : bounds);
}

export const withoutFilters = (query: ListQuery): ListQuery => ({ ...query, filters: {}, page: 1 });

export const withSort = (query: ListQuery, sort: Sort | null): ListQuery => ({ ...query, sort, page: 1 });

export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page });

export const withPageSize = (query: ListQuery, pageSize: PageSize): ListQuery => ({ ...query, pageSize, page: 1 });

/** The query with other columns, null for those of the category, the first `pins` of them pinned. */
export const withColumns = (query: ListQuery, columns: readonly string[] | null, pins: number): ListQuery => ({
  ...query,
  columns,
  pins,
});
