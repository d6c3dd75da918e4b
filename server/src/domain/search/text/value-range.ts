import type { Filter } from '@shixuan/api';

/** One typed number, or two as bounds. */
export interface Range {
  low: number;
  high: number;
  /** One unit of the last typed digit. */
  step?: number;
  open?: 'above' | 'below';
  /** The open bound is itself left out. */
  isStrict?: boolean;
  /** Shares by which a value may be smaller and greater. */
  share?: readonly [below: number, above: number];
}

/** How a number counts about which nothing is said: a class of pixels, the least that is needed, the most that is allowed. */
export type Match = 'class' | 'atLeast' | 'atMost';

export const clean = (value: number): number => Number(value.toPrecision(6));

/** One unit of the last digit: 0.01 for `3.45`, 1 for `110`. */
export const stepOf = (digits: string): number => 10 ** -(digits.split('.')[1]?.length ?? 0);

const ABOVE = /[>≥]|大于|高于|多于|快于|长于|超过|以上|至少|起/u;
const BELOW = /[<≤]|小于|低于|少于|短于|轻于|以下|以内|之内|不(?:能|得|可|要)?(?:超过|高于|大于)|至多|最多/u;
const NOT_BELOW = /不(?:能|得|可|要)?(?:低|少|小)于/u;
/** 优于, and nothing said: how it counts depends on what is better. */
const UNSAID = /^(?:优于|好于)?$/u;
/** Signs are meant to the letter; of words the trade takes the bound itself, too. */
const STRICT = /[<>](?!=)/u;
const ABOUT = /左右|上下|大约|大概|约|差不多|附近/u;

/** What the words around a number say about it; `不低于` is tried before `低于`. */
export function relationOf(text: string, match: Match | undefined): Pick<Range, 'open' | 'share' | 'isStrict'> {
  if (STRICT.test(text)) return { open: text.includes('>') ? 'above' : 'below', isStrict: true };
  if (ABOUT.test(text)) return { share: [0.1, 0.1] };
  if (NOT_BELOW.test(text)) return { open: 'above' };
  if (BELOW.test(text)) return { open: 'below' };
  if (ABOVE.test(text)) return { open: 'above' };
  if (!UNSAID.test(text)) return {};
  if (match === 'atMost') return { open: 'below' };
  return match === 'atLeast' || text !== '' ? { open: 'above' } : {};
}

/**
 * How far a class of pixels reaches: 4 % either way, as the trade rounds. Below ten megapixels a class with one digit
 * reaches 6 % up, because the trade rounds down: 6.3 MP are sold as 600 万.
 */
export const classShare = (megapixels: number): [below: number, above: number] =>
  megapixels < 10 && Number.isInteger(megapixels) ? [0.04, 0.06] : [0.04, 0.04];

export function boundsOf(range: Range): Filter {
  const { low, high, open, share, isStrict } = range;
  if (isStrict) return beyond(range, []);
  const [least, most] = share ? [clean(low * (1 - share[0])), clean(high * (1 + share[1]))] : [low, high];
  // The class that bounds belongs to what is bounded: of 500 万以下 are cameras of 5.01 MP, which are sold as 500 万.
  if (open === 'above') return { min: least };
  if (open === 'below') return { max: most };
  return share ? { min: least, max: most } : { min: Math.min(low, high), max: Math.max(low, high) };
}

/** The catalogue's values at most half a step and 2 % from a typed number, as bounds; undefined when there are none. */
export function snapped(range: Range, values: Float64Array): Filter | undefined {
  const { low, high, open, share, isStrict, step = 0 } = range;
  if (isStrict) return beyond(range, values);
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

/** What is this share away from a bound lies beyond it: figures have no more digits. */
const BESIDE = 1e-5;

/**
 * The bound of a filter, which holds the bound itself, for one that is left out: of the values below 16 the greatest. Of a class
 * of pixels the whole class is left out.
 */
export function beyond({ low, high, open, share: [below, above] = [0, 0] }: Range, values: ArrayLike<number>): Filter {
  const all = Array.from(values);
  if (open === 'above') {
    const least = clean(high * (1 + above));
    return {
      min: all.find(value => clean(value) > least) ?? clean(least + Math.max(Math.abs(least), BESIDE) * BESIDE),
    };
  }
  const most = clean(low * (1 - below));
  return { max: all.findLast(value => clean(value) < most) ?? clean(most - Math.max(Math.abs(most), BESIDE) * BESIDE) };
}
