export {
  withAll,
  withBounds,
  withChoice,
  withColumns,
  withFilter,
  withoutFilters,
  withPage,
  withPageSize,
  withSort,
} from './change-query';
export { checkListQuery } from './check-list-query';
export { printFilter } from './filter-text';
export { type FieldPart, fieldName } from './form-fields';
export {
  DEFAULT_PAGE_SIZE,
  type ListQuery,
  likeness,
  likenessOf,
  listQuery,
  MAX_PINS,
  type PageSize,
} from './list-query';
export { isPlain, listRequest } from './list-request';
export { type ParsedListUrl, parseListSearch } from './parse-list-url';
export { canonicalListPath, listPath, printListSearch, printSort } from './print-list-url';
