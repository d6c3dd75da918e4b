import type { Filter } from '@shixuan/api';

/** One typed number, or two as bounds. */
export interface Range {
  low: number;
  high: number;
  /** One unit of the last typed digit. */
  step?: number;
  open?: 'above' | 'below';
  share?: number;
}

export const clean = (value: number): number => Number(value.toPrecision(6));

/** One unit of the last digit: 0.01 for `3.45`, 1 for `110`. */
export const stepOf = (digits: string): number => 10 ** -(digits.split('.')[1]?.length ?? 0);

export function relationOf(
  text: string,
  match: 'class' | 'atLeast' | undefined,
): { open: 'above' | 'below' } | undefined {
  if (/[>≥]|大于|以上/u.test(text)) return { open: 'above' };
  if (/[<≤]|小于|以下|以内/u.test(text)) return { open: 'below' };
  return match === 'atLeast' && text === '' ? { open: 'above' } : undefined;
}

export function boundsOf({ low, high, open, share }: Range): Filter {
  if (open === 'above') return { min: low };
  if (open === 'below') return { max: high };
  return share
    ? { min: clean(low * (1 - share)), max: clean(high * (1 + share)) }
    : { min: Math.min(low, high), max: Math.max(low, high) };
}

/** The catalogue's values at most half a step and 2 % from a typed number, as bounds; undefined when there are none. */
export function snapped(range: Range, values: Float64Array): Filter | undefined {
  const { low, high, open, share, step = 0 } = range;
  if (open || share || low !== high) return boundsOf(range);
  const reach = Math.min(step / 2, low * 0.02);
  let nearest: Filter | undefined;
  for (const value of values) {
    if (value < low - reach || value > low + reach || (reach > 0 && reach === step / 2 && value === low + reach))
      continue;
    nearest = { min: nearest?.min ?? value, max: value };
  }
  return nearest;
}
