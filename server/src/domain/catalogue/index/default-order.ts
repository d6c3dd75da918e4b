import type { IndexProduct } from './index-input';
import { mergeSort } from './merge-sort';
import { compareNatural } from './natural-order';
import { eachNumber, eachRow, mayPause, type Sliced } from './slices';

/** Default order of a list: brand, series (products without one last), model. */
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

/** Products sorted by `compareDefault`, and the place of each model among all models. */
export interface Ordered {
  products: IndexProduct[];
  modelRanks: Float64Array;
}

/** Brands, series and models are compared once each as texts, and from then on as numbers. */
export function* inDefaultOrder(unordered: readonly IndexProduct[]): Sliced<Ordered> {
  const brands = new Map<number, IndexProduct['brand']>();
  const series = new Set<string | null>();
  const models = new Set<string>();
  for (const [i, product] of unordered.entries()) {
    brands.set(product.brand.id, product.brand);
    series.add(product.series);
    models.add(product.model);
    if (mayPause(i)) yield;
  }
  const byName = [...brands.values()].sort((a, b) => compareNatural(a.name, b.name) || a.id - b.id);
  const brandRank = ranks(byName.map(({ id }) => id));
  const seriesRank = ranks(yield* mergeSort([...series], compareSeries));
  const modelRank = ranks(yield* mergeSort([...models], compareNatural));
  const keyed = yield* eachRow(unordered.length, i => {
    const product = unordered[i] as IndexProduct;
    const rank = (brandRank.get(product.brand.id) ?? 0) * seriesRank.size + (seriesRank.get(product.series) ?? 0);
    return { product, rank, model: modelRank.get(product.model) ?? Number.NaN };
  });
  const sorted = yield* mergeSort(keyed, (a, b) => a.rank - b.rank || a.model - b.model || a.product.id - b.product.id);
  return {
    products: sorted.map(({ product }) => product),
    modelRanks: yield* eachNumber(sorted.length, i => sorted[i]?.model ?? Number.NaN),
  };
}

const ranks = <K>(sorted: readonly K[]): Map<K, number> => new Map(sorted.map((item, rank) => [item, rank]));
