import {
  canonicalListPath,
  checkListQuery,
  DEFAULT_PAGE_SIZE,
  type ListQuery,
  listPath,
  listRequest,
  parseListSearch,
  withPage,
} from '@shixuan/list-url';
import { find, query as queryProducts } from '../../../domain/catalogue/index/query';
import type { Segment } from '../../../domain/catalogue/index/segment';
import { describeList, landingAt } from '../../../domain/landings/describe-list';
import { landingsOf } from '../../../domain/landings/landings';
import type { AddressReader } from './address-reader';
import { readId } from './read-id';

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
  const pages = pagesOf(segment, asked);
  if (asked.page > pages) return null;
  const { title, text } = describeList(segment, asked.filters);
  return {
    values: {
      category,
      canonical: canonicalListPath(asked),
      title: asked.page === 1 ? title : `${title} 第 ${asked.page} 页`,
      text,
      landing: landingAt(segment, asked.filters)?.label ?? null,
    },
    isIndexed: segment.products.length > 0 && isLanding(segment, asked) && isPageOfOwn(asked),
    page: asked.page,
    firstPosition: (asked.page - 1) * asked.pageSize + 1,
    links: [
      ...Array.from({ length: pages }, (_, i) => ({ name: `第 ${i + 1} 页`, path: listPath(withPage(asked, i + 1)) })),
      ...landingsOf(segment).groups.flatMap(({ landings }) =>
        landings.map(({ label, path }) => ({ name: label, path })),
      ),
    ],
    requests: { productFiltersInit: { categoryId: id }, productList: request },
  };
};

/** Number of pages; the first is there even where nothing is found. */
function pagesOf(segment: Segment, { filters, pageSize }: ListQuery): number {
  const { rowTotal = 0 } = find(segment, { filters, page: 1, pageSize: 0, facets: false, fold: true });
  return Math.max(1, Math.ceil(rowTotal / pageSize));
}

/** A category's list, or one of its landing pages: other filters make too many pages of the same products. */
const isLanding = (segment: Segment, { filters, sort }: ListQuery): boolean =>
  sort === null && (Object.keys(filters).length === 0 || landingAt(segment, filters) !== undefined);

/** A further page of another size shares its products with two pages of the usual one, and is canonical to neither. */
const isPageOfOwn = ({ page, pageSize }: ListQuery): boolean => page === 1 || pageSize === DEFAULT_PAGE_SIZE;
