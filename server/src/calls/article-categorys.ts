import type { CatalogueHandler } from './handler';

export const articleCategorys: CatalogueHandler<'articleCategorys'> = async () => ({ list: [] });
