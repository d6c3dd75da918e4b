import type { CatalogueHandler } from './handler';

export const articleCategorys: CatalogueHandler<'articleCategorys'> = async (_, { catalogue }) => ({
  list: [...catalogue.articles.categories],
});
