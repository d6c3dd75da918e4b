import { formatNumber } from '@shixuan/units';

/** A figure to four significant digits; whole numbers in full. */
export const formatFigure = (value: number): string =>
  formatNumber(Number.isInteger(value) ? value : Number(value.toPrecision(4)));

/** A computed figure to three significant digits, as lists, cards and drawings say it; ∞ without an end. */
export const threeDigits = (value: number): string =>
  value === Number.POSITIVE_INFINITY ? '∞' : formatFigure(Number(value.toPrecision(3)));
