import type { AddressReader } from './address-reader';

const PAGE_SIZE = 12;

/** The articles of a category, with a tag: named after both; a page of its own address for each tag and number. */
export const articleList: AddressReader<'articleList'> = (query, { articles }) => {
  const { code, tag, page } = readSearch(query);
  const category = code === null ? null : articles.categories.find(candidate => candidate.code === code);
  if (category === undefined) return null;
  const search = new URLSearchParams();
  if (category) search.set('category', category.code);
  if (tag !== null) search.set('tag', tag);
  if (page !== 1) search.set('page', String(page));
  return {
    values: { category, tag, canonical: search.size > 0 ? `/article/list?${search}` : '/article/list' },
    requests: {
      articleCategories: {},
      articleList: {
        ...(category && { categoryId: category.id }),
        ...(tag !== null && { tag }),
        page,
        pageSize: PAGE_SIZE,
      },
    },
  };
};

/** Reads `category=optics&tag=景深&page=2` as the page does: what makes no sense is left out. */
function readSearch(query: URLSearchParams): { code: string | null; tag: string | null; page: number } {
  const text = (name: string) => query.get(name)?.trim() || null;
  const tag = text('tag');
  const page = query.get('page') ?? '';
  return {
    code: text('category'),
    tag: tag !== null && tag.length <= 40 ? tag : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
