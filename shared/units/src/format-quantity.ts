/** What is printed where a figure is not known. */
export const UNKNOWN = '未标注';

const THIN_SPACE = '\u2009';
const NO_BREAK_SPACE = '\u00a0';

export interface QuantityFormat {
  /** Printed after the figure: `mm`, `µm`, `°`, `%`. */
  unit?: string;
  /** Digits after the point, always so many; without it as many as the figure has, at most 6. */
  decimals?: number;
  /** Space between figure and unit: `normal` (no-break, default) or `thin`. */
  space?: 'normal' | 'thin';
}

/** A figure, a range with either end unknown, or nothing. */
export type Quantity = number | readonly [low: number | null, high: number | null] | null | undefined;

/**
 * Prints a figure with its unit: `17.526 mm`, `10–20 mm`, `≥ 10 mm`, `≤ 20 mm`, `12 288`. What is unknown (absent, NaN,
 * both ends of a range missing) is `未标注`, never 0. Equal ends are one figure.
 */
export function formatQuantity(quantity: Quantity, format: QuantityFormat = {}): string {
  const figures = printFigures(quantity, format);
  if (figures === null) return UNKNOWN;
  const { unit, space = 'normal' } = format;
  if (unit === undefined || unit === '') return figures;
  return figures + (sticks(unit) ? '' : space === 'thin' ? THIN_SPACE : NO_BREAK_SPACE) + unit;
}

/**
 * Prints a figure as engineers read it: groups of three digits apart by a thin space from five digits on (ISO 80000-1),
 * a true minus sign, no trailing zeros unless `decimals` asks for them.
 */
export function formatNumber(value: number, decimals?: number): string {
  const printed = decimals === undefined ? String(Number(value.toFixed(6))) : value.toFixed(decimals);
  // Figures beyond 10^21 come in exponent form, which has no groups.
  if (!/^-?\d+(\.\d+)?$/.test(printed)) return printed;
  const [whole = '', fraction] = printed.replace('-', '').split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : whole;
  const isZero = /^0*$/.test(whole) && /^0*$/.test(fraction ?? '');
  return (printed.startsWith('-') && !isZero ? '−' : '') + grouped + (fraction === undefined ? '' : `.${fraction}`);
}

function printFigures(quantity: Quantity, { decimals }: QuantityFormat): string | null {
  if (typeof quantity === 'number') return Number.isNaN(quantity) ? null : formatNumber(quantity, decimals);
  if (!quantity) return null;
  const [low, high] = quantity.map(end => (end === null || Number.isNaN(end) ? null : formatNumber(end, decimals)));
  if (low && high) return low === high ? low : low + rangeDash(low, high) + high;
  if (low) return `≥${NO_BREAK_SPACE}${low}`;
  return high ? `≤${NO_BREAK_SPACE}${high}` : null;
}

/** A dash beside a minus sign reads as another minus: then it is spelt `~`, as Chinese data sheets do. */
function rangeDash(low: string, high: string): string {
  return low.startsWith('−') || high.startsWith('−') ? '~' : '–';
}

/** Degrees of an angle, minutes and seconds stand directly at the figure; `°C` and `%` do not (ISO 80000-1). */
function sticks(unit: string): boolean {
  return unit === '°' || unit === '′' || unit === '″';
}
