import type { z } from 'zod';
import type { Call } from '../call';
import {
  accountChangePassword,
  accountDelete,
  accountEndSessions,
  accountLogout,
  accountProfile,
  accountSaveProfile,
  accountSessions,
  login,
  register,
} from './account';
import { accountMeans, accountRecover, accountReset, accountSendCode, accountSetContact } from './account-contact';
import { accountCopy } from './account-copy';
import { accountKeep } from './account-kept';
import { articleCategories, articleDetail, articleList } from './article';
import { depthCameras } from './depth-camera';
import { download, downloadHistory, downloads, downloadTerms, downloadTypes } from './download';
import { sendEnquiry } from './enquiry';
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

/** Every call of the HTTP contract: the server's routes, the typed client and the OpenAPI page are made from this table. */
export const calls = {
  initConfig,
  menus,
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
  productCategories,
  productList,
  productFiltersInit,
  productDetail,
  productCompatible,
  productFiles,
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
  search,
  suggest,
  downloadTypes,
  downloads,
  downloadTerms,
  download,
  downloadHistory,
  sendEnquiry,
  schemeOpenComments,
  schemeComments,
  schemeComment,
  schemeDeleteComments,
  schemeMyComments,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
/** The request as the schema has parsed it: defaults filled in. */
export type ParsedRequest<N extends CallName> = z.output<Calls[N]['request']>;
export type CallContent<N extends CallName> = z.output<Calls[N]['content']>;

/** The name under which a call is published and counted. It outlives the names in code. */
export const operationIdOf = (name: CallName): string => {
  const call: Call = calls[name];
  return call.operationId ?? name;
};
