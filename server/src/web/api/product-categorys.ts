import type { CatalogueHandler } from './handler';

export const productCategorys: CatalogueHandler<'productCategorys'> = async (_, { catalogue }) => ({
  list: [...catalogue.index.categories],
});
