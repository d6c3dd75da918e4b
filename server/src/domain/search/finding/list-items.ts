import { countBits, createBitset, hasBit, rowsOf, setBit, subtract, unite } from '../../catalogue/index/bitset';
import type { CategoryMatches, Tier } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { isUnderstood, type Term } from '../model/term';
import type { ReadQuery } from '../text/read-query';
import { namesKind } from './either-of';
import type { Found } from './found';
import { pageOfMatches } from './page-of-matches';

const MEASURES = '台|只|个|套|件|条|根|支|块|片|颗|盏|把|张|批|pcs?|ea|sets?|units?';
/** How many of an item are wanted: 2 台, *2, x2, 数量：2. */
const COUNTED = `(?:\\d{1,4}\\s*(?:${MEASURES})|(?<=[\\s\\p{L}\\d])[*×x]\\s*\\d{1,3}|数量\\s*[:：]?\\s*\\d{1,4})(?![\\p{L}\\d])`;
/** Behind its count an item ends, also where a space or a comma alone parts it from the next: 2 台，25mm 镜头 1 个. */
const COUNT = new RegExp(COUNTED, 'giu');
const COUNT_END = new RegExp(`(?<=${COUNTED})[\\s,，、。/+;；|]+`, 'iu');
/** What parts items by itself. A comma and a slash part the conditions of one, too. */
const ITEM_END = /\s*[;；|]\s*|\s+[+/]\s+|、|\s+(?=\d{1,2}\s*[、．.)）]\s*\p{L})/u;
/** The number of a line: 1、MER-502-79U3C. */
const LINE_NUMBER = /^\s*[(（]?\d{1,2}\s*(?:[、．)）]|\.(?!\d))\s*/u;
const MOST_ITEMS = 8;
/** Results on the page of all kinds, of which each item has its share. */
const ON_PAGE = 8;

/** The texts of the items of a list; fewer than two where the text is no list. */
export function itemTexts(keywords: string): string[] {
  const numbered = keywords.replace(LINE_NUMBER, '');
  const counted = numbered.split(COUNT_END).filter(text => text.trim() !== '');
  return counted
    .flatMap(text => text.replace(LINE_NUMBER, '').split(ITEM_END))
    .map(text => text.replace(COUNT, ' '))
    .filter(text => /[\p{L}\d]/u.test(text))
    .slice(0, MOST_ITEMS);
}

/** Whether an item names a kind of product with what it is to be. */
export const isDescribed = (terms: readonly Term[]): boolean =>
  terms.some(namesKind) && terms.filter(term => isUnderstood(term) && term.role === 'content').length > 1;

/** Whether the part number of an item is found just so. */
export const isByNumber = (found: readonly CategoryMatches[]): boolean =>
  found[0]?.tiers[0]?.score === SCORES.partNumber.exact;

/** What an item says, and what that finds. */
type Item = Pick<Found, 'terms' | 'products'>;

/**
 * The items with their terms where these stand in the whole text. Beside a part number nothing is looked for, so that
 * nothing of it is understood either.
 */
export function itemsIn({ compact: { text } }: ReadQuery, items: readonly Item[]): Item[] {
  let from = 0;
  return items.map(({ terms, products }) => ({
    products,
    terms: terms.map((term): Term => {
      const found = text.indexOf(term.key, from);
      const start = found < 0 ? from : found;
      from = Math.min(text.length, start + term.end - term.start);
      const placed = { ...term, start, end: from };
      return isByNumber(products) ? { ...placed, kind: 'text', meanings: [] } : placed;
    }),
  }));
}

/**
 * The matches of all items, category by category: part numbers first, then some of each item that is described, then the
 * rest of them.
 */
export function ofItems(items: readonly (readonly CategoryMatches[])[]): CategoryMatches[] {
  const inOrder = [...items].sort((a, b) => Number(isByNumber(b)) - Number(isByNumber(a)));
  const share = Math.max(1, Math.floor((ON_PAGE - items.filter(isByNumber).length) / Math.max(1, items.length)));
  const all: CategoryMatches[] = [];
  for (const matches of inOrder.flatMap(item => (isByNumber(item) ? exactOf(item) : firstOf(item, share)))) {
    const at = all.findIndex(({ segment }) => segment === matches.segment);
    const before = all[at];
    if (before) all[at] = joinedMatches(before, matches);
    else all.push({ ...matches, complete: false });
  }
  return all;
}

/** Beside its part number nothing else of an item is looked for. */
const exactOf = (item: readonly CategoryMatches[]): CategoryMatches[] =>
  item.flatMap(matches => {
    const tiers = matches.tiers.filter(({ score }) => score === SCORES.partNumber.exact);
    const rows = createBitset(matches.segment.products.length);
    for (const tier of tiers) unite(rows, tier.rows);
    return tiers.length > 0 ? [{ ...matches, tiers, rows, total: countBits(rows) }] : [];
  });

/** The first of an item in its best category before all others of the list that are described. */
function firstOf([best]: readonly CategoryMatches[], share: number): CategoryMatches[] {
  if (!best) return [];
  const page = pageOfMatches([best], 0, share).map(({ row }) => row);
  const rows = createBitset(best.segment.products.length);
  for (const row of page) setBit(rows, row);
  const score = SCORES.productsUnderstood;
  const first: Tier = { score, rows, count: page.length, order: Uint32Array.from(page) };
  const others = best.tiers.map((tier, at) => ({ ...withoutRows(tier, rows), score: score - 1 - at }));
  return [{ ...best, tiers: [first, ...others] }];
}

function joinedMatches(before: CategoryMatches, more: CategoryMatches): CategoryMatches {
  const rows = before.rows.slice();
  unite(rows, more.rows);
  const tiers = more.tiers.map(tier => withoutRows(tier, before.rows));
  return { ...before, rows, total: countBits(rows), tiers: [...before.tiers, ...tiers] };
}

/** The tier less some rows. */
function withoutRows(tier: Tier, less: Tier['rows']): Tier {
  const rows = tier.rows.slice();
  subtract(rows, less);
  const order = (tier.order ?? rowsOf(rows, countBits(rows))).filter(row => hasBit(rows, row));
  return { ...tier, rows, count: countBits(rows), order };
}
