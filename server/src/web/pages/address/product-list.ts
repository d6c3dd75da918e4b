import { canonicalListPath, checkListQuery, listRequest, parseListSearch } from '@shixuan/list-url';
import { query as queryProducts } from '../../../domain/catalogue/index/query';
import { readId } from '../read-id';
import type { AddressReader } from './address-reader';

/** The list of a category, read with the code that the page reads it with: its first calls find their answers. */
export const productList: AddressReader<'productList'> = (query, { index }) => {
  if (!query.has('categoryId')) return { requests: {} };
  const id = readId(query.get('categoryId'));
  const segment = id === null ? undefined : index.segments.get(id);
  if (id === null || !segment) return null;
  const { category, attributes } = segment;
  const parsed = parseListSearch(query.toString());
  const canonical = canonicalListPath(checkListQuery(parsed, attributes, []).query);
  const { facets = [] } = queryProducts(segment, { filters: {}, page: 1, pageSize: 0, facets: true });
  return {
    values: { category, canonical },
    requests: {
      productFiltersInit: { categoryId: id },
      productList: listRequest(id, checkListQuery(parsed, attributes, facets).query),
    },
  };
};
