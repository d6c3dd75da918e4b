import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { formatNumber } from '../../features/attributes/format-value';

const digitsAfterPoint = (text: string) => text.split('.')[1]?.length ?? 0;

/** Digits after the point that a column of numbers needs, so that its points stand below each other. */
export function columnDecimals(rows: readonly ProductRow[], { key, decimals }: AttributeDefinition): number {
  const values = rows.map(row => row.attrs[key]).filter(value => typeof value === 'number');
  return Math.max(0, ...values.map(value => digitsAfterPoint(formatNumber(value, decimals))));
}
