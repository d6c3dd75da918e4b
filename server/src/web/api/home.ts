import type { CatalogueHandler } from './handler';

const unnamed = { name: '', icp: '', telPhone: '', contact: '', email: '', qq: '', qrCode: '', about: '' };

export const initConfig: CatalogueHandler<'initConfig'> = async (_, { catalogue, imageHost }) => ({
  companyInfo: catalogue.company ?? unnamed,
  imageHost,
});

export const menus: CatalogueHandler<'menus'> = async (_, { catalogue }) => ({ list: [...catalogue.menus] });
