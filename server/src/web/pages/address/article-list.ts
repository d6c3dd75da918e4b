import type { Article } from '../../../domain/articles/article-index';
import type { AddressReader } from './address-reader';

const PAGE_SIZE = 12;

/** A page about fewer articles repeats their own pages. */
const FEWEST_OF_TAG = 2;
/** Articles that the description of a tag names. */
const MOST_NAMED = 5;

/** The articles of a category, with a tag: named after both; a page of its own address for each tag and number. */
export const articleList: AddressReader<'articleList'> = (query, { articles }) => {
  const { code, tag, page } = readSearch(query);
  const category = code === null ? null : articles.categories.find(candidate => candidate.code === code);
  if (category === undefined) return null;
  const found = articles.newest.filter(
    article =>
      (category === null || article.category.id === category.id) && (tag === null || article.tags.includes(tag)),
  );
  // A tag is a word of the site, not of the address: whatever text stands there would else be a page with that title.
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  if (page > pages || (tag !== null && found.length === 0)) return null;
  const pathOf = (number: number) => {
    const search = new URLSearchParams();
    if (category) search.set('category', category.code);
    if (tag !== null) search.set('tag', tag);
    if (number !== 1) search.set('page', String(number));
    return search.size > 0 ? `/article/list?${search}` : '/article/list';
  };
  return {
    values: {
      category,
      tag,
      page: page === 1 ? null : `第 ${page} 页`,
      canonical: pathOf(page),
    },
    // Articles of a tag within a category are those of the tag or of the category once more.
    isIndexed: tag === null || (category === null && found.length >= FEWEST_OF_TAG),
    ...(tag !== null && { description: describeTag(tag, found) }),
    page,
    firstPosition: (page - 1) * PAGE_SIZE + 1,
    links: [
      ...Array.from({ length: pages }, (_, i) => ({ name: `第 ${i + 1} 页`, path: pathOf(i + 1) })),
      ...articles.categories.map(each => ({ name: each.name, path: `/article/list?category=${each.code}` })),
    ],
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

function describeTag(tag: string, found: readonly Article[]): string {
  const names = found.slice(0, MOST_NAMED).map(({ title }) => title);
  return `标签「${tag}」下的技术文档 ${found.length} 篇：${names.join('；')}${found.length > MOST_NAMED ? '等' : ''}。`;
}

/** Reads `category=optics&tag=景深&page=2` as the page does: what makes no sense is left out. */
function readSearch(query: URLSearchParams): { code: string | null; tag: string | null; page: number } {
  const text = (name: string) => query.get(name)?.trim() || null;
  const tag = text('tag');
  const page = query.get('page') ?? '';
  return {
    code: text('category'),
    tag,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
