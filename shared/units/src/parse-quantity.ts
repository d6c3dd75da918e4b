import { type Dimension, dimensionOf, factorOf } from './quantity-units';

/** The meaning of a text in the target unit; bounds are inclusive. Empty: no input. */
export interface QuantityQuery {
  min?: number;
  max?: number;
  exact?: number;
}

/** `problem`: what was not understood and how to write it, in Chinese. */
export type ParsedQuantity = QuantityQuery | { problem: string };

/** What an input accepts; its error messages depend on it. */
export interface AskedFor {
  /** Accepts one figure and no range. */
  single?: boolean;
  /** An example of valid input. */
  example?: string;
}

const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:[, ]\d{3})+(?![\d])|\d+)?(?:\.\d+|\.(?!\d))?(?:e[+-]?\d+)?`;
const AMOUNT = String.raw`(${NUMBER})\s*([^\d~<>≤≥+-]*?(?:\/[^\d~<>≤≥+-]+)?)`;
const SINGLE = new RegExp(`^${AMOUNT}$`, 'i');
const RANGE = new RegExp(String.raw`^${AMOUNT}\s*(?:~|-|至|到|\.\.\.?)\s*${AMOUNT}$`, 'i');

const AT_LEAST = /^(?:>=|=>|>|≥|≧|⩾|不小于|不低于|大于等于|大于|超过|至少|最少)\s*/;
const AT_MOST = /^(?:<=|=<|<|≤|≦|⩽|不大于|不超过|小于等于|小于|低于|至多|最多)\s*/;
const OR_MORE = /\s*(?:及以上|以上|起|\+|~)$/;
const OR_LESS = /\s*(?:及以下|以下|以内)$/;

const SCALES: readonly (readonly [sign: string, factor: number])[] = [
  ['百万', 1e6],
  ['千万', 1e7],
  ['亿', 1e8],
  ['万', 1e4],
  ['千', 1e3],
  ['k', 1e3],
  ['M', 1e6],
];
/** A line of `4k` has 4096 pixels in this trade. */
const PIXELS_OF_K = 1024;

/** Full width to half width, one sign for each dash, quotation mark and comparison. */
function plainText(text: string): string {
  return text
    .replaceAll(/[″＂“”]/g, '"')
    .normalize('NFKC')
    .replaceAll(/[\u2012-\u2015\u2212\ufe63]/g, '-')
    .replaceAll(/[〜∼˜]/g, '~')
    .replaceAll(/[\u2000-\u200a\u202f\u00a0\s]+/g, ' ')
    .replaceAll('。', '.')
    .trim();
}

/** Number of target units that one of the written unit is; undefined when it is none of this quantity. */
function unitFactor(suffix: string, target: string, dimension: Dimension): number | undefined {
  const own = factorOf(dimension, target) ?? 1;
  if (suffix === '') return 1;
  const written = factorOf(dimension, suffix);
  if (written !== undefined) return written / own;
  for (const [sign, scale] of SCALES) {
    if (!suffix.toLowerCase().startsWith(sign.toLowerCase())) continue;
    const rest = suffix.slice(sign.length).trim();
    const times = sign === 'k' && target === 'px' ? PIXELS_OF_K : scale;
    if (rest === '') return (times * (dimension.counted ? (factorOf(dimension, dimension.counted) ?? own) : own)) / own;
    const unit = factorOf(dimension, rest);
    if (unit !== undefined) return (times * unit) / own;
  }
  return undefined;
}

function readNumber(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined;
  const value = Number(text.replaceAll(/[, ]/g, ''));
  return Number.isFinite(value) ? value : undefined;
}

/** One amount in the target unit, or the text of its error. */
function amount(number: string, suffix: string, target: string): number | 'number' | 'unit' {
  const value = readNumber(number);
  if (value === undefined) return 'number';
  const factor = unitFactor(suffix.trim(), target, dimensionOf(target));
  if (factor === undefined) return 'unit';
  // Twelve digits: further ones are rounding noise of the conversion.
  const converted = Number((value * factor).toPrecision(12)) + 0;
  return Number.isFinite(converted) ? converted : 'number';
}

const space = (unit: string) => (unit === '' || /^[%°×″]/.test(unit) ? unit : ` ${unit}`);

/** Ways of writing that are understood for a unit: `5~12 mm、≥ 10 mm、500 µm、0.5 英寸`. */
export function quantityExamples(unit: string): string {
  const tail = space(unit);
  const others: Record<string, string> = {
    mm: '、500 µm、0.5 英寸',
    µm: '、0.005 mm',
    MP: '、500 万',
    px: '、4k',
    W: '、1.2 kW',
    kHz: '、1500 Hz',
    'MB/s': '、1.2 GB/s',
    g: '、1.5 kg',
    mA: '、1.2 A',
  };
  return `5~12${tail}、≥ 10${tail}${others[unit] ?? ''}`;
}

/**
 * Understands a quantity as people type it: `5~12mm`, `>=0.5 英寸`, `500um`, `１２`, `500万`, `10 以上`, `F2.8`. A figure
 * without a unit is in `unit`; of a range with one unit both ends have it. `<` and `>` include their bound.
 * @param unit target unit, as the catalogue prints it; empty for a bare number
 * @param asked what the input accepts; by default figures and ranges
 */
export function parseQuantity(text: string, unit = '', asked: AskedFor = {}): ParsedQuantity {
  const typed = plainText(text);
  // An f-number carries no unit, but its letter.
  const plain = unit === '' ? typed.replaceAll(/f\/?(?=\s*[\d.])/gi, '') : typed;
  if (plain === '') return {};
  const examples = `例如 ${asked.example ?? quantityExamples(unit)}`;
  const form = asked.single ? '一个数' : '数字或范围';
  const wrong = (what: 'number' | 'unit', part = text.trim().slice(0, 30)) => ({
    problem:
      what === 'number'
        ? `无法识别「${part}」，请输入${form}，${examples}`
        : `「${part}」的单位不对，这里${unit ? `用 ${unit} 或可换算的单位` : '不带单位'}，${examples}`,
  });

  // The sign of an exponent is none of a range: 1e-3.
  const range = SINGLE.test(plain) ? null : RANGE.exec(plain);
  if (range && /\d/.test(range[1] ?? '') && /\d/.test(range[3] ?? '')) {
    const [, low = '', lowUnit = '', high = '', highUnit = ''] = range;
    const min = amount(low, lowUnit.trim() || highUnit, unit);
    const max = amount(high, highUnit.trim() || lowUnit, unit);
    if (typeof min === 'string') return wrong(min);
    if (typeof max === 'string') return wrong(max);
    return min > max ? { problem: `「${text.trim().slice(0, 30)}」的下限大于上限，请把小的写在前面` } : { min, max };
  }
  const atLeast = AT_LEAST.test(plain) || OR_MORE.test(plain);
  const atMost = AT_MOST.test(plain) || OR_LESS.test(plain) || plain.startsWith('~');
  const bare = plain
    .replace(AT_LEAST, '')
    .replace(AT_MOST, '')
    .replace(OR_MORE, '')
    .replace(OR_LESS, '')
    .replace(/^[~=]\s*/, '');
  const single = SINGLE.exec(bare);
  const value = single ? amount(single[1] ?? '', single[2] ?? '', unit) : 'number';
  if (typeof value === 'string') return wrong(value);
  if (atLeast && atMost) return wrong('number');
  return atLeast ? { min: value } : atMost ? { max: value } : { exact: value };
}
