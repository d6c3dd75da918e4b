import type { Article } from '../../articles/article-index';

/** The fields of an article that search reads. */
export type SearchArticle = Pick<Article, 'id' | 'slug' | 'title' | 'summary' | 'tags' | 'updated' | 'sections'>;
