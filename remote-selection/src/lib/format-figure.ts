import { formatNumber } from '@shixuan/units';

/** Four significant digits, whole numbers whole: enough to work with, and no more than is true. */
export const formatFigure = (value: number): string =>
  formatNumber(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
