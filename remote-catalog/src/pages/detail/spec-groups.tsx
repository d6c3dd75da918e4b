import type { AttributeDefinition, ProductRow, ProductSource } from '@shixuan/api/client';
import type { SpecGroup, SpecRow } from '@shixuan/ui';
import type { UnitSystem } from '@shixuan/units';
import { displayValue } from '../../features/attributes/display-value';
import { Term } from '../../features/attributes/term';

export interface SpecGroupsOptions {
  system?: UnitSystem;
  /** Wraps a row; `printed` is its value with the unit, null where unknown. */
  around?: (attribute: AttributeDefinition, printed: string | null) => Pick<SpecRow, 'before' | 'action'>;
}

/** The attributes by their groups in the category's order, with the product's values; derived ones are marked. */
export function specGroups(
  attributes: readonly AttributeDefinition[],
  { attrs }: Pick<ProductRow, 'attrs'>,
  { derived }: Pick<ProductSource, 'derived'>,
  { system, around }: SpecGroupsOptions = {},
): SpecGroup[] {
  const computed = new Set(derived.map(({ key }) => key));
  const titles = [...new Set(attributes.map(({ group }) => group))];
  const row = (attribute: AttributeDefinition): SpecRow => {
    const { text, unit } = displayValue(attribute, attrs[attribute.key], system);
    return {
      key: attribute.key,
      label: <Term name={attribute.label} help={attribute.help} />,
      value: text,
      ...(unit && { unit }),
      ...(computed.has(attribute.key) && { note: '推算' }),
      ...around?.(attribute, text !== null && unit ? `${text} ${unit}` : text),
    };
  };
  return titles.map(title => ({ title, rows: attributes.filter(({ group }) => group === title).map(row) }));
}
