import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteIndex } from '../../../test/site-catalogue';
import { dataPath, siteData } from '../catalogue/import/site-data.fixture';
import type { CatalogueIndex } from '../catalogue/index/build';
import { ArticleCategoryFile, articlePaths, readArticleFile } from './article-folder';
import { findRule } from './find-rule';
import { problemText } from './render/article-problem';
import { tryArticles } from './render/render-articles';

const categories = ArticleCategoryFile.parse(JSON.parse(readFileSync(dataPath('articles/categories.json'), 'utf8')));
const paths = articlePaths(dataPath('articles'));
const { articles, problems } = tryArticles(paths.map(readArticleFile), {
  articleCategories: new Set(categories.map(({ code }) => code)),
  productCategories: siteData.categories,
});

test('every article of the site is in order: its formulas, figures, links, and every worked number is the engine’s', () => {
  expect(problems.map(problemText)).toEqual([]);
  expect(articles.map(({ id }) => id).sort((a, b) => a - b)).toEqual(paths.map((_, i) => i + 1));
});

describe('each of them', () => {
  let index: CatalogueIndex;
  beforeAll(async () => {
    index = await siteIndex();
  });

  test.each(articles.map(article => [article.slug, article] as const))('%s', (_, article) => {
    expect(article.html).toContain('class="figure"');
    expect(article.html).toContain('class="worked"');
    expect(article.references.length).toBeGreaterThanOrEqual(2);
    expect(article.coverSvg).toContain('<svg');
    // A list of fewer is none.
    for (const rule of article.rules)
      expect(findRule(index, rule)?.found.total, `${article.slug}: ${rule.title}`).toBeGreaterThanOrEqual(3);
  });
});
