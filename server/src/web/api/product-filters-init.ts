import { query } from '../../domain/catalogue/index/query';
import { findSegment } from '../../domain/snapshot/find-segment';
import type { CatalogueHandler } from './handler';

export const productFiltersInit: CatalogueHandler<'productFiltersInit'> = async (body, { catalogue: { index } }) => {
  const segment = findSegment(index, body.categoryId);
  const { total, facets = [] } = query(segment, { filters: {}, page: 1, pageSize: 0, facets: true });
  return {
    category: segment.category,
    attributes: [...segment.attributes],
    facets,
    total,
    catalogueVersion: index.version,
  };
};
