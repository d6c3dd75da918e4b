import { roundSignificant } from '@shixuan/optics/formula';
import { formatQuantity } from '@shixuan/units';

/** A length with its unit: µm below 0.1 mm, else mm; null is 未标注. */
export function lengthText(mm: number | null, digits = 3): string {
  if (mm === null || Number.isNaN(mm)) return formatQuantity(null);
  if (!Number.isFinite(mm)) return '至无穷远';
  return Math.abs(mm) < 0.1 && mm !== 0
    ? formatQuantity(roundSignificant(mm * 1000, digits), { unit: 'µm' })
    : formatQuantity(roundSignificant(mm, digits), { unit: 'mm' });
}

/** A working distance that is already rounded to what can be set: all its digits, to a thousandth. */
export const distanceText = (mm: number): string => formatQuantity(Number(mm.toFixed(3)), { unit: 'mm' });

/** A figure to the given number of significant digits, with its unit. */
export const figureText = (value: number | null, unit: string, digits = 3): string =>
  formatQuantity(value === null ? null : roundSignificant(value, digits), { unit });
