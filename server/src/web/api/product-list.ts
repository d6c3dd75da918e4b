import type { CallContent, Facet, ProductRow } from '@shixuan/api';
import { find } from '../../domain/catalogue/index/query';
import { findSegment } from '../../domain/snapshot/find-segment';
import { JsonText, jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler } from './handler';

/** Answered from memory: the rows are texts already, only total and facets are serialised. */
export const productList: CatalogueHandler<'productList'> = async (body, { catalogue: { index } }) => {
  const segment = findSegment(index, body.categoryId);
  const { total, rows, counted, relax } = find(segment, body);
  return jsonObject<CallContent<'productList'>>({
    total,
    page: body.page,
    pageSize: body.pageSize,
    list: jsonArray<ProductRow>(rows.map(segment.rowJson)),
    facets: counted && new JsonText<Facet[]>([segment.facetForm.fill(counted.map(({ counts }) => counts))]),
    relax,
    catalogueVersion: index.version,
  });
};
