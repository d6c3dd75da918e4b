import type { Database } from '../../platform/database/connect';
import { lockCatalogue } from '../catalogue/import/apply';
import { loadKnown } from '../catalogue/import/load-known';
import { bumpCatalogueVersion } from '../catalogue/version';
import { readArticleFile } from './article-folder';
import { renderArticles } from './render/render-articles';
import { type AppliedArticles, applyArticles, articleCategoryCodes, knownArticles } from './stored-articles';

/**
 * Imports articles into the site, all or nothing; their figures stand in the folder `figures` beside each of them. They
 * may name each other and those that the site has.
 * @throws ArticleError with everything that is wrong with any of them
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
