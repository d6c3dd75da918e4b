import { formatNumber } from '@shixuan/units';

/** A figure to four significant digits; whole numbers in full. */
export const formatFigure = (value: number): string =>
  formatNumber(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
