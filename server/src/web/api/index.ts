import type { CallName, PageCall } from '@shixuan/api';
import {
  accountChangePassword,
  accountCopy,
  accountDelete,
  accountEndSessions,
  accountKeep,
  accountLogout,
  accountProfile,
  accountSaveProfile,
  accountSessions,
  login,
  register,
} from './account';
import { accountMeans, accountRecover, accountReset, accountSendCode, accountSetContact } from './account-contact';
import { articleCategories, articleDetail, articleList } from './article';
import { depthCameras } from './depth-camera';
import { download, downloadHistory, downloads, downloadTerms, downloadTypes } from './download';
import { sendEnquiry } from './enquiry';
import type { CatalogueHandler, Handler, SelectionHandler } from './handler';
import { initConfig, menus } from './home';
import {
  brandSeries,
  productCategories,
  productCompatible,
  productDetail,
  productDropdown,
  productFiles,
  productFiltersInit,
  productList,
  productSeries,
} from './product';
import { profiler } from './profiler';
import { schemeComment, schemeComments, schemeDeleteComments, schemeMyComments, schemeOpenComments } from './scheme';
import { search, suggest } from './search';
import { rankCameras, rankLenses, rankSystems } from './selection';
import { cameraSelectionInit, selectionInit } from './selection-init';

/** Equal requests get equal answers until the catalogue changes: answers may be kept. */
const catalogueHandlers = {
  initConfig,
  menus,
  productCategories,
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
  depthCameras,
  articleCategories,
  articleList,
  articleDetail,
  brandSeries,
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
  accountMeans,
  accountSendCode,
  accountSetContact,
  accountRecover,
  accountReset,
  accountKeep,
  accountCopy,
  productFiles,
  downloadTypes,
  downloads,
  download,
  downloadTerms,
  downloadHistory,
  sendEnquiry,
  schemeOpenComments,
  schemeComments,
  schemeComment,
  schemeDeleteComments,
  schemeMyComments,
  search,
  suggest,
};

/** The calls that a route may declare as first data of its page: they need nothing but the catalogue. */
export const pageHandlers: { readonly [N in PageCall]: CatalogueHandler<N> } = catalogueHandlers;

/** Calls that take more than a millisecond or two of the server's own thread, when their answer is not at hand. */
const costly: ReadonlySet<CallName> = new Set<CallName>(['productCompatible', 'productDropdown', 'articleDetail']);

export const isCostly = (name: CallName): boolean => costly.has(name);

export const isCatalogueCall = (name: CallName): boolean => Object.hasOwn(catalogueHandlers, name);
