import type { AttributeDefinition, AttributeValue } from './attribute';

/** Digits as defined, without trailing zeros (5, not 5.00); never prints a known figure as 0. */
export function formatNumber(value: number, decimals = 6): string {
  const text = String(Number(value.toFixed(decimals)));
  return text === '0' && value !== 0 ? String(Number(value.toPrecision(2))) : text;
}

const optionLabel = ({ options }: AttributeDefinition, code: string) =>
  options?.find(option => option.value === code)?.label ?? code;

function formatRange(low: number | null, high: number | null, decimals?: number): string | null {
  if (low !== null && high !== null)
    return low === high
      ? formatNumber(low, decimals)
      : `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;
  if (low !== null) return `≥ ${formatNumber(low, decimals)}`;
  return high === null ? null : `≤ ${formatNumber(high, decimals)}`;
}

/** A value as visitors read it, without its unit. Null: unknown. */
export function formatValue(attribute: AttributeDefinition, value: AttributeValue | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'number') return formatNumber(value, attribute.decimals);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return optionLabel(attribute, value);
  if (attribute.type === 'range') {
    const [low, high] = value;
    return formatRange(
      typeof low === 'number' ? low : null,
      typeof high === 'number' ? high : null,
      attribute.decimals,
    );
  }
  return value.length > 0 ? value.map(code => optionLabel(attribute, String(code))).join('、') : null;
}

/** `%`, `°` and `×` stand close to the figure; other units after a thin space. */
export const spaced = (unit: string | undefined) => (unit ? (/^[%°×]/.test(unit) ? unit : `\u2009${unit}`) : '');

/** A value with its unit: `3.45 µm`. Null: unknown. */
export function formatWithUnit(attribute: AttributeDefinition, value: AttributeValue | undefined): string | null {
  const text = formatValue(attribute, value);
  const measured = attribute.type === 'number' || attribute.type === 'range';
  return text === null ? null : `${text}${measured ? spaced(attribute.unit) : ''}`;
}
