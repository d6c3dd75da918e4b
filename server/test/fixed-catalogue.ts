import fc from 'fast-check';
import { noArticles } from '../src/domain/articles/article-index';
import { buildIndex, type CatalogueIndex } from '../src/domain/catalogue/index/build';
import type { TextEngine } from '../src/domain/catalogue/index/product-texts';
import type { Catalogue, CatalogueSnapshot } from '../src/domain/snapshot/catalogue';
import { brands, category, products } from './catalogue/arbitrary-catalogue';

/**
 * A catalogue that needs no database: some 150 products of one category, the same in every run.
 * @param engine searches the texts; this process by default
 */
export async function fixedCatalogue(
  version = '1',
  engine?: TextEngine,
): Promise<Catalogue & { current: CatalogueSnapshot }> {
  return indexCatalogue(await fixedIndex(version, engine));
}

/** A catalogue without articles that stays as its index is. */
export const indexCatalogue = (index: CatalogueIndex): Catalogue & { current: CatalogueSnapshot } => ({
  current: { index, company: null, menus: [], articles: noArticles },
  databaseReachable: true,
  reload: async () => undefined,
  close: async () => undefined,
});

export function fixedIndex(version: string, engine?: TextEngine): Promise<CatalogueIndex> {
  const list = fc.sample(products, { numRuns: 8, seed: 42 }).flat();
  const numbered = list.map((product, i) => ({ ...product, id: i + 1 }));
  return buildIndex({ version, categories: [category], brands, products: numbered }, undefined, undefined, engine);
}
