import { formatFigures, formatNumber as printNumber, unitAfter } from '@shixuan/units';
import type { AttributeDefinition, Attributes, AttributeValue } from './attribute';
import { applies } from './key-figures';

/** Digits as defined, without trailing zeros (5, not 5.00); never prints a known figure as 0. */
export const formatNumber = (value: number, decimals?: number): string => printNumber(value, decimals, 'catalogue');

const optionLabel = ({ options }: AttributeDefinition, code: string) =>
  options?.find(option => option.value === code)?.label ?? code;

/** A value as visitors read it, without its unit. Null: unknown. */
export function formatValue(attribute: AttributeDefinition, value: AttributeValue | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'number') return formatNumber(value, attribute.decimals);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return optionLabel(attribute, value);
  if (attribute.type === 'range') {
    const [low, high] = value.map(end => (typeof end === 'number' ? end : null));
    return formatFigures([low ?? null, high ?? null], { decimals: attribute.decimals, style: 'catalogue' });
  }
  return value.length > 0 ? value.map(code => optionLabel(attribute, String(code))).join('、') : null;
}

/** `%`, `°` and `×` stand close to the figure; other units after a thin space. */
export const spaced = (unit: string | undefined): string => unitAfter({ unit, style: 'catalogue' });

/** A value with its unit: `3.45 µm`. Null: unknown. */
export function formatWithUnit(attribute: AttributeDefinition, value: AttributeValue | undefined): string | null {
  const text = formatValue(attribute, value);
  const measured = attribute.type === 'number' || attribute.type === 'range';
  return text === null ? null : `${text}${measured ? spaced(attribute.unit) : ''}`;
}

/** Label and value of the attributes that a product of this kind can have, in their order. `text` null: unknown. */
export const figureTexts = (attributes: readonly AttributeDefinition[], attrs: Attributes) =>
  attributes
    .filter(attribute => applies(attribute, attrs))
    .map(attribute => ({
      key: attribute.key,
      label: attribute.label,
      text: formatWithUnit(attribute, attrs[attribute.key]),
    }));
