import { findSegment } from '../../domain/snapshot/find-segment';
import type { CatalogueHandler } from './handler';

export const brandSeries: CatalogueHandler<'brandSeries'> = async ({ categoryId }, { catalogue: { index } }) => {
  if (categoryId !== undefined) findSegment(index, categoryId);
  return { list: index.brandSeries(categoryId) };
};
