import type { Synonyms } from './synonyms';
import { classShare, clean, type Range, relationOf, stepOf } from './value-range';

export type Quantity = Synonyms['quantities'][number];

const NUMBER = String.raw`(\d{1,7}(?:\.\d{1,6})?|\.\d{1,6})`;
const RELATION = '>=|<=|[>≥<≤]|不低于|不少于|不小于|不超过|不高于|不大于|大于|小于|高于|低于|超过|少于|至少|至多|最多';
const ABOUT = '大约|大概|约|差不多';
/** Between a word and its number stands at most 在 or 是, and the sign of a band: 重复精度 ±1 µm. */
export const numberFirst = new RegExp(
  `(?:在|为|是)?(${RELATION}|${ABOUT})?(?:在|是)?(?:±|[+]/?-|正负)?${NUMBER}(?:(?:~|-|到|至)${NUMBER})?`,
  'uy',
);
export const numeral = /(?:[一单]|[二双两]|[三四五六七八九])(?=个?(\p{Script=Han}|[a-z]))/uy;
export const numerals: Readonly<Record<string, string>> = Object.fromEntries(
  ['一单', '二双两', '三', '四', '五', '六', '七', '八', '九'].flatMap((all, i) =>
    [...all].map(one => [one, `${i + 1}`]),
  ),
);
export const pair = /(\d{1,5}(?:\.\d)?)x(\d{1,5}(?:\.\d)?)(?:mm)?(?![\dx])/uy;
export const bound = /以上|以下|以内|之内|左右|上下|附近|起/uy;

/** Whether a quantity stands for one of these attributes. */
export const shares = (keys: readonly string[], quantity: Quantity): boolean =>
  quantity.keys.some(key => keys.includes(key.replace(/.*:/u, '')));

/** The range that a typed number and the words around it stand for, in the attribute's unit. */
export function rangeOf(
  { match }: Quantity,
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
    ...relationOf(relation, match),
  };
}

/** A value as it is shown; `bare` without its unit. */
export function print(value: number, quantity: Quantity, bare = false): string {
  const text = quantity.print.replace('{n}', String(value)).replace('{wan}', String(clean(value * 100)));
  return bare ? text.replace(/\s.*/u, '') : text;
}
