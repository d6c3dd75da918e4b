import type { ProductRow } from '@shixuan/api';
import { query } from '../catalogue-index/query';
import { jsonArray, jsonObject } from '../http/json-text';
import { findSegment } from './find-segment';
import type { CatalogueHandler, Content } from './handler';

/** Answered from memory: the rows are texts already, only total and facets are serialised. */
export const productList: CatalogueHandler<'productList'> = async (body, { catalogue: { index } }) => {
  const segment = findSegment(index, body.categoryId);
  const { total, rows, facets } = query(segment, body);
  return jsonObject<Content<'productList'>>({
    total,
    page: body.page,
    pageSize: body.pageSize,
    list: jsonArray<ProductRow>(rows.map(segment.rowJson)),
    facets,
    catalogueVersion: index.version,
  });
};
