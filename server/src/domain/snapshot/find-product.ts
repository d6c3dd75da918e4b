import { ResultCode } from '@shixuan/api';
import { CallError, notFound } from '../../platform/http/call-error';
import type { CatalogueIndex } from '../catalogue/index/build';
import type { IndexProduct, RemovedProduct } from '../catalogue/index/index-input';
import type { Segment } from '../catalogue/index/segment';

/** `海康机器人 MV-CS050-10GM 已下架：型号有误` */
export function goneText({ brand, model, reason }: RemovedProduct): string {
  return `${brand.nameZh ?? brand.name} ${model} 已下架${reason === null ? '' : `：${reason}`}`;
}

/**
 * Asked for by a link, and taken out of the catalogue since. Calls answer as for every number that they do not have, which
 * remotes of all versions know; pages and files answer 410, which search engines heed.
 */
export class ProductGone extends CallError {
  constructor(
    readonly product: RemovedProduct,
    field = '',
    status = 404,
  ) {
    super(status, ResultCode.codeErr, field + goneText(product));
  }
}

/** Why there is no product of this number. `field` says where it was given: `相机编号 cameraId：`. */
export function noProduct(index: CatalogueIndex, id: number, field = '', what = '产品'): CallError {
  const removed = index.removed.get(id);
  return removed ? new ProductGone(removed, field) : notFound(`${field}没有编号为 ${id} 的${what}`);
}

/** Where a product stands. @throws CallError 404 that says that there is none, or that it was taken out */
export function findProduct(
  index: CatalogueIndex,
  id: number,
  field = '',
): { segment: Segment; row: number; product: IndexProduct } {
  const place = index.find(id);
  const product = place?.segment.products[place.row];
  if (!place || !product) throw noProduct(index, id, field);
  return { ...place, product };
}

/** Why there is no file of a product of this number. */
export function noFile(index: CatalogueIndex, id: number, message: string): CallError {
  const removed = index.removed.get(id);
  return removed ? new ProductGone(removed, '', 410) : notFound(message);
}
