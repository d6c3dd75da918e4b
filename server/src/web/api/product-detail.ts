import type { CallContent, ProductRow } from '@shixuan/api';
import { siblings } from '../../domain/catalogue/index/siblings';
import { notFound } from '../../platform/http/call-error';
import { JsonText, jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler } from './handler';

const SHOWN_SIBLINGS = 24;

export const productDetail: CatalogueHandler<'productDetail'> = async ({ id }, { catalogue: { index } }) => {
  const place = index.find(id);
  const product = place?.segment.products[place.row];
  const brand = product && index.brands.get(product.brand.id);
  if (!place || !product || !brand) throw notFound(`没有编号为 ${id} 的产品`);
  const { segment, row } = place;
  const family = siblings(segment, row);
  return jsonObject<CallContent<'productDetail'>>({
    product: new JsonText<ProductRow>([segment.rowJson(row)]),
    brand,
    category: segment.category,
    attributes: [...segment.attributes],
    source: product.source,
    seriesLevel: product.seriesLevel,
    updatedAt: product.updatedAt,
    siblings: jsonArray<ProductRow>(family.slice(0, SHOWN_SIBLINGS).map(segment.rowJson)),
    siblingTotal: family.length,
  });
};
