import { type AttributeDefinition, keyFigures, type ProductRow } from '@shixuan/api/client';
import { formatValue } from '@shixuan/api/format-value';

/** The attributes in which members of a series differ as printed; the deciding ones where they all agree. Unknown is no difference. */
export function differingAttributes(
  attributes: readonly AttributeDefinition[],
  members: readonly Pick<ProductRow, 'attrs'>[],
): AttributeDefinition[] {
  const differing = attributes.filter(attribute => {
    const texts = members.map(({ attrs }) => formatValue(attribute, attrs[attribute.key]));
    return new Set(texts.filter(text => text !== null)).size > 1;
  });
  return differing.length > 0 ? differing : keyFigures(attributes);
}
