import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { isPartNumber, isUnderstood, joined, spanOf, type Term } from '../model/term';
import { foreignFigures } from '../reading/foreign-figures';
import { foreignNumber } from '../reading/foreign-numbers';
import { hasHan } from '../text/pinyin-keys';
import { readQuery } from '../text/read-query';
import { companionsOf } from './companions';
import type { Found, SearchParts } from './found';
import { asksForOther, replacementsFor } from './replacements';

// What is answered for a part number that the terms, as they stand, do not find.

/** Letters alone that are a part number rather than a word. */
const LONG_NAME = 6;

/** Words behind a part number that may be of it. */
const MOST_MORE = 3;

/** Letters that a maker's own numbers have before their digits. */
const LETTERED = /^[a-z]{1,3}-?(\d{4,6})$/u;

export const isExact = ({ tiers: [first] }: CategoryMatches): boolean => first?.score === SCORES.partNumber.exact;

const isBegun = (score = 0): boolean => score >= SCORES.partNumber.prefix && score <= SCORES.partNumber.exact;

/** A word that nothing is known by: no part number. */
export const isUnknownWord = ({ kind, key }: Term): boolean => kind === 'text' && hasHan(key);

/** A whole part number is what is looked for, whatever stands beside it: 配 MV-CS050-10GM 的镜头. */
export function exactAlone(parts: SearchParts, found: Found): Found | undefined {
  const numbers = found.terms.filter(isPartNumber);
  // Where another part is asked for, the first may be named by letters alone: Solios XCL 换 PCIe.
  const isNamed = numbers.length > 0 || asksForOther(found.terms);
  if (found.products.length > 0 || !isNamed) return undefined;
  // A space may divide it: hpd2 100 bl 原厂.
  const divided = found.terms.filter(({ kind, key }) => kind === 'text' && !hasHan(key));
  // Some begin with their maker's name: cst cos80 w 24v.
  const made = found.terms.filter(({ kind, key }) => (kind === 'text' || kind === 'brand') && !hasHan(key));
  const lists = [numbers, divided, made].filter((list, at, all) => list.length > (all[at - 1]?.length ?? 0));
  const products = firstFound([...withMore(numbers, divided), ...lists], terms =>
    parts.productSearch.find(terms).filter(isExact),
  );
  const replacing = replacementsFor(products, found.terms);
  if (replacing) return { ...found, products: replacing };
  const companions = companionsOf(products, found.terms, parts.productSearch);
  if (companions) return { ...found, products: companions };
  if (products.length > 0 && (numbers.length > 0 || joined(divided).length >= LONG_NAME)) return { ...found, products };
  if (numbers.length === 0) return undefined;
  // The beginning of a part number says of what the others are to be like: LDR2-50 换国产红光.
  const begun = parts.productSearch.find(numbers).filter(({ tiers: [first] }) => isBegun(first?.score));
  const others = replacementsFor(begun, found.terms);
  return others && { ...found, products: others };
}

/** A part number with what follows it, the longest first: of mv-cs200-10uc v5/pcs that with v5. */
function withMore([number, ...others]: readonly Term[], divided: readonly Term[]): Term[][] {
  const from = number ? divided.indexOf(number) : -1;
  if (!number || others.length > 0 || from < 0) return [];
  const more = divided.slice(from + 1, from + 1 + MOST_MORE);
  return more.map((_, at) => [number, ...more.slice(0, more.length - at)]);
}

/** In place of a part number of a maker that is not carried, products with the figures that it says: BFS-U3-51S5M 替代. */
export function insteadOfForeign(parts: SearchParts, found: Found): Found | undefined {
  if (found.products.length > 0) return undefined;
  for (const [at, term] of found.terms.entries()) {
    const before = found.terms[at - 1];
    const figures = foreignNumber(term, before, parts.vocabulary.synonyms) && foreignFigures(term, before);
    if (!figures) continue;
    const { said, isDivided } = figures;
    const others = found.terms.filter(each => each !== term && isUnderstood(each));
    const products = parts.productSearch.find([...others, ...parts.reader.terms(readQuery(said.join(' ')))]);
    const [start] = spanOf((isDivided && before) || term, found.query);
    const number = found.query.keywords.slice(start, spanOf(term, found.query)[1]);
    if (products.length > 0)
      return { ...found, products: products.map(each => ({ ...each, instead: { number, said } })) };
  }
  return undefined;
}

/** Letters before the digits of a maker's part number that the catalogue goes without: euresys pc1622. */
export function digitsAlone(parts: SearchParts, found: Found): Found | undefined {
  if (found.products.length > 0 || !found.terms.some(({ kind, active }) => kind === 'brand' && active))
    return undefined;
  const terms = found.terms.map((term): Term => {
    const digits = term.kind === 'text' ? LETTERED.exec(term.key)?.[1] : undefined;
    return digits === undefined ? term : { ...term, key: digits, texts: [digits] };
  });
  if (terms.every((term, at) => term === found.terms[at])) return undefined;
  const isNumber = ({ tiers: [first] }: CategoryMatches) => (first?.score ?? 0) >= SCORES.partNumber.prefix;
  const products = parts.productSearch.find(terms).filter(isNumber);
  return products.length > 0 ? { ...found, products } : undefined;
}

/** A part number among words that are not known: it alone counts. */
export function lettersAlone(parts: SearchParts, found: Found): Found | undefined {
  const terms = found.terms.map((term): Term => (isUnknownWord(term) ? { ...term, role: 'filler' } : term));
  if (!terms.some(isPartNumber) || !terms.some(({ role }) => role === 'filler')) return undefined;
  const products = parts.productSearch.find(terms);
  return products.length > 0 ? { ...found, products } : undefined;
}

/** Part numbers that differ by a character, or begin as it does. */
export function near(parts: SearchParts, found: Found): Found | undefined {
  if (found.products.length > 0) return undefined;
  const numbers = found.terms.filter(isPartNumber);
  for (const terms of [found.terms, numbers]) {
    const products = terms.length > 0 ? parts.productSearch.findNear(terms) : [];
    if (products.length > 0) return { ...found, products };
  }
  const products = parts.productSearch.findBeginning(numbers);
  return products.length > 0 ? { ...found, products } : undefined;
}

/** What the first of the lists that finds something finds. */
function firstFound<T, R>(lists: readonly T[], find: (list: T) => readonly R[]): readonly R[] {
  for (const list of lists) {
    const found = find(list);
    if (found.length > 0) return found;
  }
  return [];
}
