import { find } from '../../domain/catalogue/index/query';
import { seriesRows } from '../../domain/catalogue/index/series-rows';
import { findSegment } from '../../domain/snapshot/find-segment';
import type { CatalogueHandler } from './handler';

const everything = { page: 1, pageSize: Number.MAX_SAFE_INTEGER, facets: false };

export const productSeries: CatalogueHandler<'productSeries'> = async (
  { categoryId, filters },
  { catalogue: { index } },
) => {
  const segment = findSegment(index, categoryId);
  const { total, rows } = find(segment, { filters, ...everything });
  return { total, list: seriesRows(segment, rows), catalogueVersion: index.version };
};
