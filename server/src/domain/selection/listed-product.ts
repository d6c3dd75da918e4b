import type { ProductRow } from '@shixuan/api';
import type { IndexProduct } from '../catalogue/index/index-input';

/** A product as rows of an answer name it. Written out, so that nothing else of it can slip into the answer. */
export function listedProduct(product: IndexProduct): Omit<ProductRow, 'attrs'> {
  const { id, categoryId, brand, series, model, name, summary, drawing } = product;
  const maker = { id: brand.id, name: brand.name, nameZh: brand.nameZh };
  return { id, categoryId, brand: maker, series, model, name, summary, drawing };
}
