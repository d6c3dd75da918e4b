import type { CatalogueHandler } from './handler';

export const articleList: CatalogueHandler<'articleList'> = async ({ page, pageSize }, { catalogue }) => ({
  total: 0,
  page,
  pageSize,
  list: [],
  tags: [],
  catalogueVersion: catalogue.index.version,
});
