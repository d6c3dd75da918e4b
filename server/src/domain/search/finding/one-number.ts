import { SCORES } from '../model/ranking';
import { isPartNumber, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import type { Found } from './found';
import type { ProductSearch } from './product-search';

/** A figure directly behind the beginning of a part number may be its end: RIB120 30 W. Undefined where there is no such number. */
export function asOneNumber(found: Found, search: Pick<ProductSearch, 'find'>): Found | undefined {
  const { terms } = found;
  const at = terms.findIndex((term, place) => isPartNumber(term) && isFigureBehind(term, terms[place + 1]));
  const [number, figure] = [terms[at], terms[at + 1]];
  if (found.products.length > 0 || !number || !figure) return undefined;
  const key = number.key + figure.key;
  const whole = { ...number, key, end: figure.end, label: key, texts: [key] };
  const products = search
    .find(terms.toSpliced(at, 2, whole))
    .filter(({ tiers: [first] }) => (first?.score ?? 0) >= SCORES.partNumber.inside);
  return products.length > 0 ? { ...found, products } : undefined;
}

const isFigureBehind = ({ end }: Term, next: Term | undefined): boolean =>
  (next?.kind === 'quantity' || next?.kind === 'number') && next.start === end && !hasHan(next.key);
