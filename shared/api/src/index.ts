export * from './attribute';
export * from './call';
export { type CallName, type Calls, calls } from './calls';
export { CompanyInfo, MenuItem, SessionUser } from './calls/home';
export { CompatibleGroup, CompatibleReason, SeriesFigure, Sort } from './calls/product';
export * from './constants';
export * from './facet';
export * from './product';
export * from './result';
