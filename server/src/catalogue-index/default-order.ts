import type { IndexProduct } from './index-input';
import { compareNatural } from './natural-order';

/** The order of a list nobody has sorted: brand, series (those without one last), model. */
export function compareDefault(a: IndexProduct, b: IndexProduct): number {
  return (
    compareNatural(a.brand.name, b.brand.name) ||
    a.brand.id - b.brand.id ||
    compareSeries(a.series, b.series) ||
    compareNatural(a.model, b.model) ||
    a.id - b.id
  );
}

function compareSeries(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareNatural(a, b);
}

/** Sorted by `compareDefault`, with brands and series compared once each instead of once per pair of products. */
export function inDefaultOrder(products: readonly IndexProduct[]): IndexProduct[] {
  const brandRank = ranks(
    [...new Map(products.map(({ brand }) => [brand.id, brand])).values()].sort(
      (a, b) => compareNatural(a.name, b.name) || a.id - b.id,
    ),
    brand => brand.id,
  );
  const seriesRank = ranks([...new Set(products.map(({ series }) => series))].sort(compareSeries), series => series);
  const keyed = products.map(product => ({
    product,
    brand: brandRank.get(product.brand.id) ?? 0,
    series: seriesRank.get(product.series) ?? 0,
  }));
  keyed.sort(
    (a, b) =>
      a.brand - b.brand ||
      a.series - b.series ||
      compareNatural(a.product.model, b.product.model) ||
      a.product.id - b.product.id,
  );
  return keyed.map(({ product }) => product);
}

const ranks = <T, K>(sorted: readonly T[], keyOf: (item: T) => K): Map<K, number> =>
  new Map(sorted.map((item, rank) => [keyOf(item), rank]));
