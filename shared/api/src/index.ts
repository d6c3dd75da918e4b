export * from './attribute';
export { brandNames } from './brand-label';
export * from './call';
export { type CallContent, type CallName, type Calls, calls, operationIdOf, type ParsedRequest } from './calls';
export { AccountProfile, AccountSession, SessionUser } from './calls/account';
export type { AccountCopy } from './calls/account-copy';
export type { KeptItem } from './calls/account-kept';
export { ArticleCategory, ArticleHeading, ArticleProducts, ArticleReference, ArticleRow } from './calls/article';
export { VolumeTask } from './calls/depth-camera';
export { DownloadItem, DownloadVersion } from './calls/download';
export { CompanyInfo, MenuItem } from './calls/home';
export { CompatibleGroup, CompatibleReason, SeriesFigure, Solid, Sort } from './calls/product';
export { ProfileTask } from './calls/profiler-task';
export {
  ArticleHit,
  BrandHit,
  DownloadHit,
  ProductHit,
  SearchGroup,
  SearchKind,
  SeriesHit,
  Span,
  SuggestItem,
  SuggestKind,
  UnderstoodTerm,
} from './calls/search';
export { SelectedPart } from './calls/selection-parts';
export { selectionSchemas } from './calls/selection-schemas';
export { BareSensor, ImagingTask } from './calls/selection-task';
export * from './constants';
export * from './facet';
export { applies, isKnown, isMissing, keyFigures, leadingFigures, rowFigures } from './key-figures';
export { type AddressName, addressValues, type PageCall, pageCalls } from './page-sources';
export * from './product';
export * from './result';
