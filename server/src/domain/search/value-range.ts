import type { Filter } from '@shixuan/api';

/** A number as it was typed, or two. */
export interface Range {
  low: number;
  high: number;
  /** One of the last digit typed. */
  step?: number;
  open?: 'above' | 'below';
  share?: number;
}

export const clean = (value: number): number => Number(value.toPrecision(6));

/** `3.45` is told to a hundredth, `110` to one. */
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

/** As near as the number was told and never further than 2 %: half a step, from the values that the catalogue has. */
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
