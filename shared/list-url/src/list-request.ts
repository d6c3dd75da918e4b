import type { CallRequest } from '@shixuan/api/client';
import type { ListQuery } from './list-query';

/** Valid for every category. */
export const isPlain = ({ filters, sort }: ListQuery) => Object.keys(filters).length === 0 && sort === null;

/** The call behind a list page, with the counts of every facet; products with equal data share a row. */
export function listRequest(
  categoryId: number,
  { filters, sort, page, pageSize }: ListQuery,
): CallRequest<'productList'> {
  return { categoryId, filters, ...(sort && { sort }), page, pageSize, facets: true, fold: true };
}
