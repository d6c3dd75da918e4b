import { canonicalListPath, checkListQuery, type ListQuery, listRequest, parseListSearch } from '@shixuan/list-url';
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
  const plain = checkListQuery(parsed, attributes, []).query;
  const canonical = canonicalListPath(plain);
  const { facets = [] } = queryProducts(segment, { filters: {}, page: 1, pageSize: 0, facets: true });
  return {
    values: { category, canonical },
    isIndexed: isLanding(plain),
    requests: {
      productFiltersInit: { categoryId: id },
      productList: listRequest(id, checkListQuery(parsed, attributes, facets).query),
    },
  };
};

/** A category's list, or that of one maker in it: other filters make too many pages of the same products. */
function isLanding({ filters, sort }: ListQuery): boolean {
  const [first, ...others] = Object.entries(filters);
  if (sort || others.length > 0) return false;
  return first === undefined || (first[0] === 'brand' && first[1].in?.length === 1);
}
