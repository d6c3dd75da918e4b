/** What is printed where a figure is not known. */
export const UNKNOWN = '未标注';

const THIN_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/**
 * `engineering`: groups of three digits apart by a thin space from five digits on (ISO 80000-1), a true minus sign, zeros
 * at the end where `decimals` asks for them. `catalogue`: as many digits as the figure has, up to `decimals`; a small known
 * figure is never 0.
 */
export type NumberStyle = 'engineering' | 'catalogue';

interface Printing {
  number(value: number, decimals: number | undefined): string;
  /** Between ≥ or ≤ and its figure. */
  boundSpace: string;
  unitSpace: string;
  /** Units that stand directly at the figure. */
  closeUnits: RegExp;
}

const printings: Readonly<Record<NumberStyle, Printing>> = {
  engineering: {
    number: (value, decimals) =>
      typeset(decimals === undefined ? String(Number(value.toFixed(6))) : value.toFixed(decimals)),
    boundSpace: NO_BREAK_SPACE,
    unitSpace: NO_BREAK_SPACE,
    // Degrees of an angle, minutes and seconds; not `°C` and `%` (ISO 80000-1).
    closeUnits: /^[°′″]$/,
  },
  catalogue: {
    number(value, decimals = 6) {
      const text = String(Number(value.toFixed(decimals)));
      return text === '0' && value !== 0 ? String(Number(value.toPrecision(2))) : text;
    },
    boundSpace: ' ',
    unitSpace: THIN_SPACE,
    closeUnits: /^[%°×]/,
  },
};

export interface QuantityFormat {
  /** Printed after the figure: `mm`, `µm`, `°`, `%`. */
  unit?: string | undefined;
  /** Digits after the point: at most 6 without it. */
  decimals?: number | undefined;
  /** Space between figure and unit in the engineering style: `normal` (no-break, default) or `thin`. */
  space?: 'normal' | 'thin';
  /** `engineering` by default. */
  style?: NumberStyle;
}

/** A figure, a range with either end unknown, or nothing. */
export type Quantity = number | readonly [low: number | null, high: number | null] | null | undefined;

/**
 * Prints a figure with its unit: `17.526 mm`, `10～20 mm`, `≥ 10 mm`, `≤ 20 mm`, `12 288`. What is unknown (absent, NaN,
 * both ends of a range missing) is `未标注`, never 0. Ends that are printed alike are one figure.
 */
export function formatQuantity(quantity: Quantity, format: QuantityFormat = {}): string {
  const figures = formatFigures(quantity, format);
  return figures === null ? UNKNOWN : figures + unitAfter(format);
}

/** A range of printed figures: `10～20`, the sign of GB/T 15834, which beside a minus does not read as another one. */
export const rangeText = (low: string, high: string): string => `${low}～${high}`;

/** A figure of its own in the given style. */
export const formatNumber = (value: number, decimals?: number, style: NumberStyle = 'engineering'): string =>
  printings[style].number(value, decimals);

/** The figures of a quantity without their unit; null where it is not known. */
export function formatFigures(
  quantity: Quantity,
  { decimals, style = 'engineering' }: Pick<QuantityFormat, 'decimals' | 'style'>,
): string | null {
  const { number, boundSpace } = printings[style];
  if (typeof quantity === 'number') return Number.isNaN(quantity) ? null : number(quantity, decimals);
  if (!quantity) return null;
  const [low, high] = quantity.map(end => (end === null || Number.isNaN(end) ? null : number(end, decimals)));
  if (low && high) return low === high ? low : rangeText(low, high);
  if (low) return `≥${boundSpace}${low}`;
  return high ? `≤${boundSpace}${high}` : null;
}

/** The unit with the space before it that it needs; empty without a unit. */
export function unitAfter({ unit, space, style = 'engineering' }: Omit<QuantityFormat, 'decimals'>): string {
  const { closeUnits, unitSpace } = printings[style];
  if (!unit || closeUnits.test(unit)) return unit ?? '';
  return (space === 'thin' ? THIN_SPACE : unitSpace) + unit;
}

/** Groups of three digits and a true minus sign. Figures beyond 10^21 come in exponent form, which has no groups. */
function typeset(printed: string): string {
  // Most figures: a page has hundreds.
  if (/^\d{1,4}(?:\.\d+)?$/.test(printed) || !/^-?\d+(\.\d+)?$/.test(printed)) return printed;
  const [whole = '', fraction] = printed.replace('-', '').split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : whole;
  const isZero = /^0*$/.test(whole) && /^0*$/.test(fraction ?? '');
  return (printed.startsWith('-') && !isZero ? '−' : '') + grouped + (fraction === undefined ? '' : `.${fraction}`);
}
