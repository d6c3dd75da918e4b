import { notFound } from '../../platform/http/call-error';
import type { CatalogueIndex } from '../catalogue/index/build';
import type { Segment } from '../catalogue/index/segment';

/** The products of a category. @throws CallError 404 when there is no such category */
export function findSegment(index: CatalogueIndex, categoryId: number): Segment {
  const segment = index.segments.get(categoryId);
  if (!segment) throw notFound(`没有编号为 ${categoryId} 的产品分类`);
  return segment;
}
