import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from '../../platform/database/connect';
import type { Log } from '../../platform/database/log';
import type { CategoryEntry } from '../catalogue/import/category-file';
import { readDataFile } from '../catalogue/import/read-data-file';
import { ArticleCategoryFile, articlePaths, readArticleFile } from './article-folder';
import { problemText } from './render/article-problem';
import { tryArticles } from './render/render-articles';
import { applyArticles, writeArticleCategories } from './stored-articles';

/** Kept articles that the log names. */
const MOST_NAMED = 20;

/**
 * Brings the database in line with a folder of articles; articles that came from it and are gone are removed. A faulty
 * article stays as it was stored and the log says why, because a fault in an article must not keep the site from starting.
 * @returns whether anything was written, and whether all articles were accepted
 * @throws ImportError for the list of categories
 */
export async function seedArticles(
  tx: Transaction,
  folder: string,
  productCategories: readonly CategoryEntry[],
  log: Log,
): Promise<{ changed: boolean; complete: boolean }> {
  const categoryFile = join(folder, 'categories.json');
  if (!existsSync(categoryFile)) return { changed: false, complete: true };
  const categories = await readDataFile(categoryFile, ArticleCategoryFile);
  const files = articlePaths(folder).map(readArticleFile);
  const { articles, problems } = tryArticles(files, {
    articleCategories: new Set(categories.map(({ code }) => code)),
    productCategories,
  });
  const wroteCategories = await writeArticleCategories(tx, categories);
  const { created, updated, unchanged, removed, kept } = await applyArticles(tx, articles, {
    seeded: new Set(files.map(({ name }) => name.replace(/\.md$/, ''))),
  });
  log(`导入技术文档：新增 ${created}，更新 ${updated}，未变 ${unchanged}，删除 ${removed}`);
  if (kept.length > 0)
    log(
      `技术文档中 ${kept.length} 篇改过，予以保留：${kept.slice(0, MOST_NAMED).join('、')}${kept.length > MOST_NAMED ? ' 等' : ''}`,
    );
  for (const problem of problems) log(`技术文档未导入：${problemText(problem)}`);
  return { changed: wroteCategories || created + updated + removed > 0, complete: problems.length === 0 };
}
