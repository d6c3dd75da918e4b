import { type AttributeDefinition, isKnown, type ProductRow } from '@shixuan/api/client';

type Compared = Pick<ProductRow, 'id' | 'attrs'>;

/** Whether both state the attribute, and not the same. Nobody knows whether what is not stated differs. */
const differs = (key: string, { attrs }: Compared, { attrs: other }: Compared) =>
  isKnown(attrs, key) && isKnown(other, key) && String(attrs[key]) !== String(other[key]);

/** The attributes in which a product differs from the one that the list is sorted by likeness to. */
export const differences = (product: Compared, reference: Compared, attributes: readonly AttributeDefinition[]) =>
  attributes.filter(({ key }) => differs(key, product, reference));

/** `不同：像元尺寸、最高帧率`, by the attributes in sight. */
export function differenceNote(
  product: Compared,
  reference: Compared,
  attributes: readonly AttributeDefinition[],
): string {
  if (product.id === reference.id) return '参照产品';
  const labels = differences(product, reference, attributes).map(({ label }) => label);
  if (labels.length > 0) return `不同：${labels.join('、')}`;
  const known = attributes.every(({ key }) => isKnown(product.attrs, key) === isKnown(reference.attrs, key));
  return known ? '所列参数相同' : '两者都标注的参数相同';
}
