import type { AttributeDefinition, ProductRow, ProductSource } from '@shixuan/api/client';
import type { SpecGroup } from '@shixuan/ui';
import { formatValue } from '../../features/attributes/format-value';
import { isMeasured } from '../../features/attributes/measured';
import { Term } from '../../features/attributes/term';

/** The attributes by their groups in the category's order, with the product's values; derived ones are marked. */
export function specGroups(
  attributes: readonly AttributeDefinition[],
  { attrs }: Pick<ProductRow, 'attrs'>,
  { derived }: Pick<ProductSource, 'derived'>,
): SpecGroup[] {
  const computed = new Set(derived.map(({ key }) => key));
  const titles = [...new Set(attributes.map(({ group }) => group))];
  return titles.map(title => ({
    title,
    rows: attributes
      .filter(({ group }) => group === title)
      .map(attribute => ({
        key: attribute.key,
        label: <Term name={attribute.label} help={attribute.help} />,
        value: formatValue(attribute, attrs[attribute.key]),
        ...(isMeasured(attribute) && attribute.unit && { unit: attribute.unit }),
        ...(computed.has(attribute.key) && { note: '推算' }),
      })),
  }));
}
