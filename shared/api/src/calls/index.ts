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
} from './account';
import { articleCategorys, articleDetail, articleList } from './article';
import { downLoad, downLoadHistory, downLoads, downLoadTerms, downLoadTypes } from './download';
import { initConfig, login, menus, register } from './home';
import {
  productCategorys,
  productCompatible,
  productDetail,
  productDropdown,
  productFiltersInit,
  productList,
  productSeries,
} from './product';
import { profiler } from './profiler';
import { search, suggest } from './search';
import { rankCameras, rankLenses, rankSystems } from './selection';
import { cameraSelectionInit, selectionInit } from './selection-init';
import { brandSeries } from './share';

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
  search,
  suggest,
  downLoadTypes,
  downLoads,
  downLoadTerms,
  downLoad,
  downLoadHistory,
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
