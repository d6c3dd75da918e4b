import type { AttributeValue } from '@shixuan/api';
import { countBits, createBitset, hasBit, rowsOf, setBit } from '../../catalogue/index/bitset';
import { distanceFrom } from '../../catalogue/index/nearness';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { isOrigin, isUnderstood, type Term } from '../model/term';
import { pageOfMatches } from './page-of-matches';
import { understoodIn } from './understood-filters';

/** So many of the nearest are answered. */
const MOST = 24;
/** In a key figure a replacement differs by such a share at most: 1.3 MP are no 3 MP. */
const CLASS = 0.1;

/** Words that ask for a variant of a part: 换成usb的, 彩色版. */
const CHANGED = /换|改|版|款|变成/u;
/** Attributes in which the variants of a part differ. */
const VARYING: readonly string[] = ['interface', 'monoColor', 'mount', 'colours', 'bus'];

/** What a replacement has to fit to: a Camera Link board on another bus is no board for analogue video. */
const KEPT: readonly string[] = ['interface', 'mount', 'monoColor', 'shape'];

const isVariant = ({ kind, meanings }: Term): boolean =>
  kind === 'option' &&
  meanings.length > 0 &&
  meanings.every(({ filters }) => Object.keys(filters).every(key => VARYING.includes(key)));

/** Whether something else is asked for in place of a part: 换 PCIe, 国产替代. */
export const asksForOther = (terms: readonly Term[]): boolean =>
  terms.some(isOrigin) ||
  (terms.some(isVariant) && terms.some(({ kind, key }) => kind === 'text' && CHANGED.test(key)));

/**
 * Products of the country that is asked for, in place of a part number of another: acA2500-14gm 的国产替代. So are those with
 * another interface or colour, of the same maker where it has them: acA640-120gm 换成usb口的. The nearest in all that is known
 * come first. Undefined where the part itself is what is asked for, or nothing else is.
 */
export function replacementsFor(
  exact: readonly CategoryMatches[],
  terms: readonly Term[],
): CategoryMatches[] | undefined {
  const [first] = pageOfMatches(exact, 0, 1);
  if (!first || !asksForOther(terms)) return undefined;
  const { segment, row } = first;
  const asked = terms.filter(
    term => isUnderstood(term) && term.meanings.some(each => each.categoryId === segment.category.id),
  );
  const own = understoodIn(segment, asked);
  if (!own || countBits(own.rows) === 0 || hasBit(own.rows, row)) return undefined;
  const distance = distanceFrom(segment, row);
  const kept = KEPT.filter(key => !Object.hasOwn(own.filters, key));
  const nearest = [...rowsOf(own.rows)]
    .map(other => ({
      other,
      class: classOf(segment, row, other),
      unlike: unlikeIn(segment, row, other, kept),
      far: distance(other),
    }))
    .sort((a, b) => a.class - b.class || a.unlike - b.unlike || a.far - b.far || a.other - b.other)
    .slice(0, MOST);
  const rows = createBitset(segment.products.length);
  // Each is a tier of its own: within one the catalogue's order would apply.
  const tiers = nearest.map(({ other }) => {
    setBit(rows, other);
    const alone = createBitset(segment.products.length);
    setBit(alone, other);
    return { score: SCORES.productsUnderstood, rows: alone, count: 1 };
  });
  const like = segment.products[row]?.model ?? '';
  const { filters, meant } = own;
  const match = { segment, understood: meant.length, filters, complete: false, total: nearest.length, rows, tiers };
  return [{ ...match, approximate: false, like }];
}

/** Those of about the same first key figure before others, of these the maker's own, and of its own those of one number. */
function classOf(segment: Segment, row: number, other: number): number {
  const [own, its] = [segment.products[row], segment.products[other]];
  const isOwn = own?.brand.id === its?.brand.id;
  const isStem = isOwn && stemOf(own?.model) === stemOf(its?.model);
  return (isOfClass(segment, row, other) ? 0 : 3) + (isStem ? 0 : isOwn ? 1 : 2);
}

/** In how many of these attributes both are known and differ. */
function unlikeIn({ products }: Segment, row: number, other: number, keys: readonly string[]): number {
  const [own, its] = [products[row]?.attrs, products[other]?.attrs];
  const choices = (value: AttributeValue | undefined) => [value ?? []].flat();
  return keys.filter(key => {
    const [ones, others] = [choices(own?.[key]), choices(its?.[key])];
    return ones.length > 0 && others.length > 0 && !ones.some(each => others.includes(each));
  }).length;
}

/** A part number without the letters at its end, which name interface and colour: acA640-120 of acA640-120gm. */
const stemOf = (model = ''): string => model.replace(/[a-z]+$/iu, '');

/**
 * Whether the first of the key figures is about the same, and the first number among them that the product states: a ring
 * light of 120 mm stands in for none of 50 mm.
 */
function isOfClass({ attributes, products }: Segment, row: number, other: number): boolean {
  const [own, its] = [products[row]?.attrs, products[other]?.attrs];
  const keys = attributes
    .filter(({ keyFigure }) => keyFigure)
    .sort((a, b) => (a.keyFigure ?? 0) - (b.keyFigure ?? 0))
    .map(({ key }) => key);
  const number = keys.find(key => typeof own?.[key] === 'number');
  return [keys[0], number].every(key => key === undefined || isAbout(own?.[key], its?.[key]));
}

const isAbout = (own: AttributeValue | undefined, its: AttributeValue | undefined): boolean =>
  typeof own === 'number' && typeof its === 'number' ? Math.abs(its - own) <= CLASS * own : own === its;
