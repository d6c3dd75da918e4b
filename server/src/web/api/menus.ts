import type { CatalogueHandler } from './handler';

export const menus: CatalogueHandler<'menus'> = async (_, { catalogue }) => ({ list: [...catalogue.menus] });
