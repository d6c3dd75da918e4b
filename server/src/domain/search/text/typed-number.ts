import type { Synonyms } from './synonyms';
import { classShare, clean, type Match, type Range, relationOf, stepOf } from './value-range';

export type Quantity = Synonyms['quantities'][number];

const NUMBER = String.raw`(\d{1,7}(?:\.\d{1,6})?|\.\d{1,6})`;
const RELATION =
  '>=|<=|[>≥<≤]|不(?:能|得|可|要)?(?:低于|少于|小于|超过|高于|大于)|' +
  '大于|小于|高于|低于|超过|少于|多于|快于|长于|短于|轻于|优于|好于|至少|至多|最多';
const ABOUT = '大约|大概|约|差不多';
/** Between a word and its number stands at most 在 or 是, and the sign of a band: 重复精度 ±1 µm. */
const BEFORE = `(?:在|为|是)?(${RELATION}|${ABOUT})?(?:在|是|要|有)?(?:±|[+]/?-|正负)?`;
export const numberFirst = new RegExp(`${BEFORE}${NUMBER}(?:(?:~|-|到|至)${NUMBER})?`, 'uy');
/** The other bound of what is said with words: 不低于 60 不高于 120, ≥60 且 ≤120. */
export const otherBound = new RegExp(`(?:且|并且|而且|而|但|并)?(${RELATION})${NUMBER}`, 'uy');
/** What stands before the number: spaces may divide it from the number, but not the number itself. */
export const beforeNumber = new RegExp(BEFORE, 'uy');
/** Between the name of an attribute and what is said of it: 帧率要高于300, 行程需要达到500. */
export const demanded = /(?:要求|需要|应该|必须|最好|起码|达到|能到|能达|要|需|应|得|能)*/uy;
export const numeral = /(?:[一单]|[二双两]|[三四五六七八九])(?=个?(\p{Script=Han}|[a-z]))/uy;
export const numerals: Readonly<Record<string, string>> = Object.fromEntries(
  ['一单', '二双两', '三', '四', '五', '六', '七', '八', '九'].flatMap((all, i) =>
    [...all].map(one => [one, `${i + 1}`]),
  ),
);
export const pair = /(\d{1,5}(?:\.\d)?)x(\d{1,5}(?:\.\d)?)(?:mm)?(?![\dx])/uy;
export const bound = /[及或和含]?以[上下]|以内|之内|左右|上下|附近|起/uy;

/** Whether a quantity stands for one of these attributes. */
export const shares = (keys: readonly string[], quantity: Quantity): boolean =>
  quantity.keys.some(key => keys.includes(key.replace(/.*:/u, '')));

/** Whether a number can be one of a quantity: larger and smaller ones mean something else. */
export const hasUnit = ({ smallest = 0, largest = Number.POSITIVE_INFINITY }: Quantity, number: number): boolean =>
  number >= smallest && number <= largest;

/** The range that a typed number and the words around it stand for, in the attribute's unit. */
export function rangeOf(
  match: Match | undefined,
  factor: number,
  first: string,
  second: string | undefined,
  relation: string,
): Range {
  const low = clean(Number(first) * factor);
  return {
    low,
    high: clean(Number(second ?? first) * factor),
    step: second === undefined ? stepOf(first) * factor : 0,
    ...(match === 'class' && second === undefined && { share: classShare(low) }),
    // Between two bounds nothing is left to say: 100-200fps.
    ...relationOf(relation, second === undefined ? match : undefined),
  };
}

/** A value as it is shown; `bare` without its unit. */
export function print(value: number, quantity: Quantity, bare = false): string {
  const text = quantity.print.replace('{n}', String(value)).replace('{wan}', String(clean(value * 100)));
  return bare ? text.replace(/\s.*/u, '') : text;
}
