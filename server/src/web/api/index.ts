import type { CallName, PageCall } from '@shixuan/api';
import { accountChangePassword } from './account-change-password';
import { accountDelete } from './account-delete';
import { accountProfile, accountSaveProfile } from './account-profile';
import { accountEndSessions, accountLogout, accountSessions } from './account-sessions';
import { articleCategorys } from './article-categorys';
import { articleDetail } from './article-detail';
import { articleList } from './article-list';
import { brandSeries } from './brand-series';
import { cameraSelectionInit } from './camera-selection-init';
import { downLoad, downLoadHistory, downLoads, downLoadTerms, downLoadTypes } from './downloads';
import type { CatalogueHandler, Handler, SelectionHandler } from './handler';
import { initConfig } from './init-config';
import { login } from './login';
import { menus } from './menus';
import { productCategorys } from './product-categorys';
import { productCompatible } from './product-compatible';
import { productDetail } from './product-detail';
import { productDropdown } from './product-dropdown';
import { productFiltersInit } from './product-filters-init';
import { productList } from './product-list';
import { productSeries } from './product-series';
import { profiler } from './profiler';
import { rankCameras } from './rank-cameras';
import { rankLenses } from './rank-lenses';
import { rankSystems } from './rank-systems';
import { register } from './register';
import { search } from './search';
import { selectionInit } from './selection-init';
import { suggest } from './suggest';

/** Equal requests get equal answers until the catalogue changes: answers may be kept. */
const catalogueHandlers = {
  initConfig,
  menus,
  productCategorys,
  productList,
  productFiltersInit,
  productDetail,
  productCompatible,
  productSeries,
  productDropdown,
  selectionInit,
  cameraSelectionInit,
  rankCameras,
  rankLenses,
  rankSystems,
  profiler,
  articleCategorys,
  articleList,
  articleDetail,
  brandSeries,
  suggest,
} satisfies { [N in CallName]?: SelectionHandler<N> };

/** One handler for each call of the contract: a missing one does not compile. */
export const handlers: { readonly [N in CallName]: Handler<N> } = {
  ...catalogueHandlers,
  login,
  register,
  accountProfile,
  accountSaveProfile,
  accountChangePassword,
  accountSessions,
  accountEndSessions,
  accountLogout,
  accountDelete,
  downLoadTypes,
  downLoads,
  downLoad,
  downLoadTerms,
  downLoadHistory,
  search,
};

/** The calls that a route may declare as first data of its page: they need nothing but the catalogue. */
export const pageHandlers: { readonly [N in PageCall]: CatalogueHandler<N> } = catalogueHandlers;

export const isCatalogueCall = (name: CallName): boolean => Object.hasOwn(catalogueHandlers, name);
