import { countBits, createBitset, hasBit, rowsOf, setBit } from '../catalogue/index/bitset';
import { distanceFrom } from '../catalogue/index/nearness';
import type { Segment } from '../catalogue/index/segment';
import type { CategoryMatches } from './category-matches';
import { pageOfMatches } from './page-of-matches';
import { SCORES } from './ranking';
import { isOrigin, isUnderstood, type Term } from './term';
import { understoodIn } from './understood-filters';

/** So many of the nearest are answered. */
const MOST = 24;
/** In the first of the key figures a replacement differs by such a share at most: 1.3 MP are no 3 MP. */
const CLASS = 0.1;

/**
 * Products of the country that is asked for, in place of a part number of another: acA2500-14gm 的国产替代. The nearest in all
 * that is known come first. Undefined where the part itself is of that country, or nothing else is.
 */
export function replacementsFor(
  exact: readonly CategoryMatches[],
  terms: readonly Term[],
): CategoryMatches[] | undefined {
  const [first] = pageOfMatches(exact, 0, 1);
  if (!first || !terms.some(isOrigin)) return undefined;
  const { segment, row } = first;
  const asked = terms.filter(
    term => isUnderstood(term) && term.meanings.some(each => each.categoryId === segment.category.id),
  );
  const own = understoodIn(segment, asked);
  if (!own || countBits(own.rows) === 0 || hasBit(own.rows, row)) return undefined;
  const distance = distanceFrom(segment, row);
  const nearest = [...rowsOf(own.rows)]
    .map(other => ({ other, class: isOfClass(segment, row, other) ? 0 : 1, far: distance(other) }))
    .sort((a, b) => a.class - b.class || a.far - b.far || a.other - b.other)
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

/** Whether the first of the key figures is about the same. */
function isOfClass({ attributes, products }: Segment, row: number, other: number): boolean {
  const key = attributes.find(({ keyFigure }) => keyFigure === 1)?.key ?? '';
  const [own, its] = [products[row]?.attrs[key], products[other]?.attrs[key]];
  return typeof own === 'number' && typeof its === 'number' ? Math.abs(its - own) <= CLASS * own : own === its;
}
