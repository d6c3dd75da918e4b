import type { CompatibleGroup, CompatibleReason } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import type { CatalogueIndex } from '../index/build';
import type { IndexProduct } from '../index/index-input';
import type { Segment } from '../index/segment';
import type { Fit } from './check';
import { type Pair, pairs } from './pairs';
import { rank, standing, varied } from './rank';

const SHOWN = 8;

/** The group of the contract, with rows still as places in their segment. */
export interface FoundGroup extends Omit<CompatibleGroup, 'list'> {
  segment: Segment;
  list: Fit<IndexProduct>[];
}

/** What goes with a product, kind by kind, computed from figures alone. Kinds without a candidate are left out. */
export function compatibleGroups(index: CatalogueIndex, segment: Segment, product: IndexProduct): FoundGroup[] {
  const asked = { attrs: product.attrs, attributes: segment.attributes };
  return pairs
    .filter(({ from }) => from === segment.category.code)
    .flatMap(pair => {
      const target = [...index.segments.values()].find(({ category }) => category.code === pair.to);
      return target ? [group(pair, asked, target)] : [];
    })
    .filter(({ total }) => total > 0);
}

/** With its text written. */
const written = (reason: CompatibleReason): CompatibleReason => ({ ...reason });

function group(pair: Pair, asked: Parameters<Pair['check']>[0], segment: Segment): FoundGroup {
  const { category, attributes, products } = segment;
  const check = pair.check(asked);
  const fits = rank(
    products.flatMap(product => {
      const reasons = check({ attrs: product.attrs, attributes });
      return reasons ? [{ product, reasons }] : [];
    }),
  );
  return {
    kind: pair.kind,
    categoryId: category.id,
    title: `可配的${/^[A-Za-z]/.test(category.name) ? ' ' : ''}${category.name}`,
    total: fits.length,
    passing: fits.filter(({ reasons }) => standing(reasons) === 0).length,
    list: varied(fits, SHOWN).map(({ product, reasons }) => ({ product, reasons: reasons.map(written) })),
    listUrl: listPath(listQuery(category.id, pair.filters(asked, attributes))),
    segment,
  };
}
