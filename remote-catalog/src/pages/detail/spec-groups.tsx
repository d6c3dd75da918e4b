import { type AttributeDefinition, isKnown, type ProductRow, type ProductSource } from '@shixuan/api/client';
import type { SpecGroup, SpecRow } from '@shixuan/ui';
import type { UnitSystem } from '@shixuan/units';
import { displayValue } from '../../features/attributes/display-value';
import { Term } from '../../features/attributes/term';

export interface SpecGroupsOptions {
  system?: UnitSystem;
  /** Wraps a row; `printed` is its value with the unit. */
  around?: (attribute: AttributeDefinition, printed: string) => Pick<SpecRow, 'before' | 'action'>;
}

/** The known attributes by their groups in the category's order, with the product's values; derived ones are marked. */
export function specGroups(
  attributes: readonly AttributeDefinition[],
  { attrs }: Pick<ProductRow, 'attrs'>,
  { derived }: Pick<ProductSource, 'derived'>,
  { system, around }: SpecGroupsOptions = {},
): SpecGroup[] {
  const computed = new Set(derived.map(({ key }) => key));
  const known = attributes.filter(({ key }) => isKnown(attrs, key));
  const titles = [...new Set(known.map(({ group }) => group))];
  const row = (attribute: AttributeDefinition): SpecRow => {
    const { text, unit } = displayValue(attribute, attrs[attribute.key], system);
    return {
      key: attribute.key,
      label: <Term name={attribute.label} help={attribute.help} />,
      value: text,
      ...(unit && { unit }),
      ...(computed.has(attribute.key) && { note: '推算' }),
      ...around?.(attribute, unit ? `${text} ${unit}` : String(text)),
    };
  };
  return titles.map(title => ({ title, rows: known.filter(({ group }) => group === title).map(row) }));
}

/** Labels of the attributes that are not known, by their groups in the category's order. */
export function missingGroups(attributes: readonly AttributeDefinition[], { attrs }: Pick<ProductRow, 'attrs'>) {
  const missing = attributes.filter(({ key }) => !isKnown(attrs, key));
  const titles = [...new Set(missing.map(({ group }) => group))];
  return titles.map(title => ({
    title,
    labels: missing.filter(({ group }) => group === title).map(({ label }) => label),
  }));
}
