import { notFound } from './call-error';
import type { CatalogueHandler } from './handler';

export const articleDetail: CatalogueHandler<'articleDetail'> = async ({ id }) => {
  throw notFound(`没有编号为 ${id} 的文章`);
};
