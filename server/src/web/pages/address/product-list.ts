import { canonicalListPath, checkListQuery, type ListQuery, listRequest, parseListSearch } from '@shixuan/list-url';
import { find, query as queryProducts } from '../../../domain/catalogue/index/query';
import type { Segment } from '../../../domain/catalogue/index/segment';
import { describeList, landingAt } from '../../../domain/landings/describe-list';
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
  const { facets = [] } = queryProducts(segment, { filters: {}, page: 1, pageSize: 0, facets: true });
  const asked = checkListQuery(parsed, attributes, facets).query;
  const request = listRequest(id, asked);
  if (isBeyond(segment, asked)) return null;
  const { title, text } = describeList(segment, asked.filters);
  return {
    values: {
      category,
      canonical: canonicalListPath(asked),
      title: asked.page === 1 ? title : `${title} 第 ${asked.page} 页`,
      text,
      landing: landingAt(segment, asked.filters)?.label ?? null,
    },
    isIndexed: isLanding(segment, asked),
    requests: { productFiltersInit: { categoryId: id }, productList: request },
  };
};

/** Whether the list ends before its page; the first page is there even where nothing is found. */
function isBeyond(segment: Segment, { filters, page, pageSize }: ListQuery): boolean {
  if (page === 1) return false;
  const { rowTotal = 0 } = find(segment, { filters, page, pageSize: 0, facets: false, fold: true });
  return (page - 1) * pageSize >= rowTotal;
}

/** A category's list, or one of its landing pages: other filters make too many pages of the same products. */
const isLanding = (segment: Segment, { filters, sort }: ListQuery): boolean =>
  sort === null && (Object.keys(filters).length === 0 || landingAt(segment, filters) !== undefined);
