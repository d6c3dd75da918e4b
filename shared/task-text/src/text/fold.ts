import { asSimplified } from './traditional';

/** Other writings of one sign, all of one code unit: positions in the folded text are those of the typed one. */
const signs: readonly (readonly [RegExp, string])[] = [
  // A full-width comma stands between words; only the other may stand within a figure.
  [/，/g, ';'],
  [/[\uff01-\uff5e]/g, ''],
  [/[\u2010-\u2015\u2212\ufe63]/g, '-'],
  [/[〜∼˜]/g, '~'],
  [/[✕✖╳]/g, '×'],
  [/[μ\u00b5]/g, 'µ'],
  [/[ΦφøØ⌀∅ϕ]/g, 'ø'],
  [/[\u2000-\u200a\u202f\u00a0\u3000\t]/g, ' '],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/￥/g, '¥'],
  [/[≧⩾]/g, '≥'],
  [/[≦⩽]/g, '≤'],
];

/** Full width to half width, lower case, traditional characters to simplified ones, one sign for each dash and operator. The length stays the same. */
export function foldText(text: string): string {
  let folded = asSimplified(text);
  for (const [pattern, sign] of signs)
    folded = folded.replace(pattern, found => sign || String.fromCharCode(found.charCodeAt(0) - 0xfee0));
  // Some letters grow when their case is changed; such a character is left as it is.
  return folded.replaceAll(/[A-Z]/g, letter => letter.toLowerCase());
}
