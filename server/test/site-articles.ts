import { readFileSync } from 'node:fs';
import { ArticleCategoryFile, articlePaths, readArticleFile } from '../src/domain/articles/article-folder';
import { type ArticleIndex, buildArticleIndex } from '../src/domain/articles/article-index';
import { renderArticles } from '../src/domain/articles/render/render-articles';
import { dataPath, siteData } from '../src/domain/catalogue/import/site-data.fixture';

let kept: ArticleIndex | undefined;

/** The articles that a new site starts with, rendered, without a database: the test files of a worker share them. */
export function siteArticles(): ArticleIndex {
  kept ??= renderSiteArticles();
  return kept;
}

export function renderSiteArticles(): ArticleIndex {
  const file = ArticleCategoryFile.parse(JSON.parse(readFileSync(dataPath('articles/categories.json'), 'utf8')));
  const categories = file.map((category, i) => ({ ...category, id: i + 1 }));
  const byCode = new Map(categories.map(({ id, code, name }) => [code, { id, code, name }]));
  const rendered = renderArticles(articlePaths(dataPath('articles')).map(readArticleFile), {
    articleCategories: new Set(byCode.keys()),
    productCategories: siteData.categories,
  });
  const articles = rendered.flatMap(({ categoryCode, ...article }) => {
    const category = byCode.get(categoryCode);
    return category ? [{ ...article, category }] : [];
  });
  return buildArticleIndex(categories, articles);
}
