import { badInput } from '../../platform/http/call-error';
import { noProduct } from '../snapshot/find-product';
import type { Selection } from './selection-of';
import type { PartOfRole, PartRole, PartWithRole, SelectionPart } from './selection-parts';

const names: Readonly<Record<PartRole, string>> = { camera: '相机', lens: '镜头', light: '光源', grabber: '采集卡' };

/**
 * The part with an id.
 * @throws CallError 404 when there is no such product; 422 when it is of another kind or lacks figures that the engine needs
 */
export function findPart<R extends PartRole>(
  { byId, index }: Selection,
  role: R,
  field: string,
  id: number,
): PartOfRole[R] {
  const place = index.find(id);
  const part = byId.get(place?.segment.products[place.row]?.id ?? id);
  if (part && isOf(role, part)) return part.part;
  if (!place) throw noProduct(index, id, `${names[role]}编号 ${field}：`, names[role]);
  const why = part ? `是${names[part.role]}` : `不是可用于计算的${names[role]}，缺少必需的参数或属于其他分类`;
  throw badInput(`${names[role]}编号 ${field}：${id} ${why}，应为${names[role]}的编号`);
}

const isOf = <R extends PartRole>(role: R, part: SelectionPart): part is SelectionPart & PartWithRole<R> =>
  part.role === role;
