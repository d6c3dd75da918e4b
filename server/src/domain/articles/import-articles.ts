import type { Database } from '../../platform/database/connect';
import { lockCatalogue } from '../catalogue/import/apply';
import { loadKnown } from '../catalogue/import/load-known';
import { bumpCatalogueVersion } from '../catalogue/version';
import { readArticleFile } from './article-folder';
import { renderArticles } from './render/render-articles';
import { type AppliedArticles, applyArticles, articleCategoryCodes, knownArticles } from './stored-articles';

/**
 * Imports articles into the site, all or nothing. Figures lie in the folder `figures` beside each article. Articles may
 * link to each other and to stored ones.
 * @throws ArticleError with the problems of all files
 */
export async function importArticles(db: Database, paths: readonly string[]): Promise<AppliedArticles> {
  const { categories } = await loadKnown(db);
  return db.transaction(async tx => {
    await lockCatalogue(tx);
    const setting = { articleCategories: await articleCategoryCodes(tx), productCategories: categories };
    const articles = renderArticles(paths.map(readArticleFile), setting, await knownArticles(tx));
    const applied = await applyArticles(tx, articles, { seeded: null });
    if (applied.created + applied.updated > 0) await bumpCatalogueVersion(tx);
    return applied;
  });
}
