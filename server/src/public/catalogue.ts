/** The catalogue in memory and its import. */
export { exportCatalogue } from '../domain/catalogue/export/export-catalogue';
export { CategoryFile } from '../domain/catalogue/import/category-file';
export { ImportError } from '../domain/catalogue/import/import-error';
export { type FileReport, importFiles } from '../domain/catalogue/import/import-files';
export { applyMerge, type MergePlan, planMerge } from '../domain/catalogue/import/merge-files';
export { readDataFile } from '../domain/catalogue/import/read-data-file';
export { buildIndex, type CatalogueIndex } from '../domain/catalogue/index/build';
export { foldPartNumber, keywordWords } from '../domain/catalogue/index/fold-text';
export type { IndexInput, IndexProduct } from '../domain/catalogue/index/index-input';
export { find, type Query } from '../domain/catalogue/index/query';
export type { Segment } from '../domain/catalogue/index/segment';
export { atOnce } from '../domain/catalogue/index/slices';
export { type CategoryReport, reportData } from '../domain/catalogue/quality/data-report';
export type { Catalogue } from '../domain/snapshot/catalogue';
export { loadCatalogue } from '../domain/snapshot/load';
