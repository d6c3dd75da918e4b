import {
  type AttributeDefinition,
  applies,
  isKnown,
  isMissing,
  type ProductRow,
  type ProductSource,
} from '@shixuan/api/client';
import type { SpecGroup, SpecRow } from '@shixuan/ui';
import type { UnitSystem } from '@shixuan/units';
import { displayValue } from '../../features/attributes/display-value';
import { Term } from '../../features/attributes/term';

export interface SpecGroupsOptions {
  system?: UnitSystem;
  /** Wraps a row; `printed` is its value with the unit. */
  around?: (attribute: AttributeDefinition, printed: string) => Pick<SpecRow, 'before' | 'action'>;
}

const originOf = { 'part-number': '由型号推出', sensor: '由传感器推出' } as const;

/**
 * The known attributes by their groups in the category's order, with the product's values. A value that does not stand in the
 * product's own source is marked with where it comes from.
 */
export function specGroups(
  attributes: readonly AttributeDefinition[],
  { attrs }: Pick<ProductRow, 'attrs'>,
  { derived, fieldSources }: Pick<ProductSource, 'derived' | 'fieldSources'>,
  { system, around }: SpecGroupsOptions = {},
): SpecGroup[] {
  const origin = new Map([
    ...fieldSources.map(({ key }) => [key, '另有出处'] as const),
    ...derived.map(({ key, rule }) => [key, rule ? originOf[rule] : '推算'] as const),
  ]);
  const known = attributes.filter(({ key }) => isKnown(attrs, key));
  const titles = [...new Set(known.map(({ group }) => group))];
  const row = (attribute: AttributeDefinition): SpecRow => {
    const { text, unit } = displayValue(attribute, attrs[attribute.key], system);
    return {
      key: attribute.key,
      label: <Term name={attribute.label} help={attribute.help} />,
      value: text,
      ...(unit && { unit }),
      ...(origin.has(attribute.key) && { note: origin.get(attribute.key) }),
      ...around?.(attribute, unit ? `${text} ${unit}` : String(text)),
    };
  };
  return titles.map(title => ({ title, rows: known.filter(({ group }) => group === title).map(row) }));
}

/** Labels of the attributes that a product of this kind cannot have. */
export const inapplicableLabels = (attributes: readonly AttributeDefinition[], { attrs }: Pick<ProductRow, 'attrs'>) =>
  attributes
    .filter(attribute => !isKnown(attrs, attribute.key) && !applies(attribute, attrs))
    .map(({ label }) => label);

/** Labels of the attributes that are missing, by their groups in the category's order. */
export function missingGroups(attributes: readonly AttributeDefinition[], { attrs }: Pick<ProductRow, 'attrs'>) {
  const missing = attributes.filter(attribute => isMissing(attribute, attrs));
  const titles = [...new Set(missing.map(({ group }) => group))];
  return titles.map(title => ({
    title,
    labels: missing.filter(({ group }) => group === title).map(({ label }) => label),
  }));
}
