/** State of the article list, as written in its address. */
export interface ArticleQuery {
  /** Code of a category; null: all. */
  category: string | null;
  tag: string | null;
  page: number;
}

export const PAGE_SIZE = 12;

/** Reads `category=optics&tag=景深&page=2`. Invalid parts are ignored and reported in Chinese. */
export function parseArticleSearch(search: string): ArticleQuery & { problems: string[] } {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const text = (name: string) => given.get(name)?.trim() || null;
  const tag = text('tag');
  if (tag && tag.length > 40) problems.push('标签过长，已忽略');
  const page = given.get('page');
  const isPage = page === null || /^[1-9]\d{0,5}$/.test(page);
  if (!isPage) problems.push(`页码「${page?.slice(0, 20)}」无效，已显示第 1 页`);
  return {
    category: text('category'),
    tag: tag && tag.length <= 40 ? tag : null,
    page: page !== null && isPage ? Number(page) : 1,
    problems,
  };
}

/** The one address of a list of articles. */
export function articleListPath({ category = null, tag = null, page = 1 }: Partial<ArticleQuery>): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (tag) search.set('tag', tag);
  if (page !== 1) search.set('page', String(page));
  return search.size > 0 ? `/article/list?${search}` : '/article/list';
}
