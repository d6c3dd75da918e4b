import type { CategoryMatches } from '../model/category-matches';
import { SCORES } from '../model/ranking';
import { isPartNumber, isUnderstood, plain, type Term } from '../model/term';
import { pageOfMatches } from './page-of-matches';
import type { ProductSearch } from './product-search';

/** What says that something goes with something else. */
const WITH = /^(?:配|搭|搭配|配套|适配|匹配|装|接|用)/u;
/** Lenses are named after formats, which are rounded. */
const LEAST_COVERED = 0.98;

/**
 * Lenses for a camera that is named, where they are told by a figure of their own: MV-CS060-10GM 配12mm镜头. They have its mount
 * and cover its sensor. Undefined where the camera itself is looked for, or nothing goes with it.
 */
export function companionsOf(
  exact: readonly CategoryMatches[],
  terms: readonly Term[],
  search: Pick<ProductSearch, 'find'>,
): CategoryMatches[] | undefined {
  const [first] = pageOfMatches(exact, 0, 1);
  const camera = first?.segment.products[first.row];
  const { mount, sensorDiagonalMm } = camera?.attrs ?? {};
  const mounts = [mount].flat().filter(each => typeof each === 'string');
  if (!camera || mounts.length === 0 || typeof sensorDiagonalMm !== 'number') return undefined;
  const kind = terms.find(term => term.kind === 'category' && term.role === 'content' && isUnderstood(term));
  const ids = kind?.meanings.map(({ categoryId }) => categoryId) ?? [];
  const hasFigure = terms.some(
    term => term.kind === 'quantity' && term.meanings.some(({ categoryId }) => ids.includes(categoryId)),
  );
  const isWith = terms.some(({ kind: of, role, key }) => of === 'text' && role === 'filler' && WITH.test(key));
  if (ids.includes(camera.categoryId) || !hasFigure || !isWith) return undefined;
  const fitting: Term = {
    ...plain('', 0, 0),
    kind: 'option',
    label: camera.model,
    meanings: ids.map(categoryId => ({
      categoryId,
      filters: { mount: { in: mounts }, coverageMm: { min: sensorDiagonalMm * LEAST_COVERED } },
    })),
  };
  const asked = terms.filter(term => !isPartNumber(term) && term.role === 'content' && isUnderstood(term));
  const found = search.find([...asked, fitting]).filter(({ segment }) => segment.filters.has('coverageMm'));
  if (found.length === 0) return undefined;
  const lenses = found.map(each => ({ ...each, complete: false, fits: camera.model }));
  const behind = SCORES.productsUnderstood - 1;
  return [...lenses, ...exact.map(each => ({ ...each, tiers: each.tiers.map(tier => ({ ...tier, score: behind })) }))];
}
