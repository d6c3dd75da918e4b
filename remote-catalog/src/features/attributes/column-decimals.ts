import type { AttributeDefinition, AttributeValue, ProductRow } from '@shixuan/api/client';
import { formatNumber, formatValue } from '@shixuan/api/format-value';

const digitsAfterPoint = (text: string) => text.split('.')[1]?.length ?? 0;

/** Decimals of a column of numbers, so that the decimal points align. */
export function columnDecimals(rows: readonly ProductRow[], { key, decimals }: AttributeDefinition): number {
  const values = rows.map(row => row.attrs[key]).filter(value => typeof value === 'number');
  return Math.max(0, ...values.map(value => digitsAfterPoint(formatNumber(value, decimals))));
}

/** A value as it stands in a column with so many digits after the point. Null: unknown. */
export function alignedText(
  attribute: AttributeDefinition,
  value: AttributeValue | undefined,
  decimals: number,
): string | null {
  const printed = formatValue(attribute, value);
  if (typeof value !== 'number') return printed;
  // A figure that needs more digits than the column keeps its own.
  return printed !== null && digitsAfterPoint(printed) > decimals ? printed : value.toFixed(decimals);
}
