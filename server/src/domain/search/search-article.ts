import type { Article } from '../articles/article-index';

/** What search needs of an article. */
export type SearchArticle = Pick<Article, 'id' | 'slug' | 'title' | 'summary' | 'tags' | 'updated' | 'sections'>;
