/** Articles as files: reading, checking, importing. */
export { ArticleCategoryFile, articlePaths, readArticleFile } from '../domain/articles/article-folder';
export type { ArticleIndex } from '../domain/articles/article-index';
export { findRule } from '../domain/articles/find-rule';
export { importArticles } from '../domain/articles/import-articles';
export { problemText } from '../domain/articles/render/article-problem';
export { charactersOf } from '../domain/articles/render/reading-time';
export type { RenderedArticle } from '../domain/articles/render/render-article';
export { tryArticles } from '../domain/articles/render/render-articles';
