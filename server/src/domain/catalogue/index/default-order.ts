import { isMissing } from '@shixuan/api';
import type { IndexCategory, IndexProduct } from './index-input';
import { mergeSort } from './merge-sort';
import { compareNatural } from './natural-order';
import { eachNumber, eachRow, mayPause, type Sliced } from './slices';

/** What the default order of a category depends on besides its products. */
export type OrderedCategory = Pick<IndexCategory, 'attributes' | 'brandOrder'>;

/** Number of list columns in which a product lacks nothing: it states them, or they do not apply to it. */
export const filledColumns = ({ attrs }: Pick<IndexProduct, 'attrs'>, { attributes }: OrderedCategory): number =>
  attributes.reduce((sum, attribute) => sum + Number(attribute.inList && !isMissing(attribute, attrs)), 0);

/** The category's leading brands in their given order, then the others by name. */
function compareBrands(order: readonly string[]): (a: IndexProduct['brand'], b: IndexProduct['brand']) => number {
  const place = ({ name }: IndexProduct['brand']) => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return (a, b) => place(a) - place(b) || compareBrandNames(a, b);
}

export const compareBrandNames = (a: IndexProduct['brand'], b: IndexProduct['brand']): number =>
  compareNatural(a.name, b.name) || a.id - b.id;

/** Series by name; products without one last. */
export function compareSeries(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareNatural(a, b);
}

/** Default order of a list: filled columns (the most first), brand, series, model. */
export function compareDefault(category: OrderedCategory): (a: IndexProduct, b: IndexProduct) => number {
  const byBrand = compareBrands(category.brandOrder ?? []);
  return (a, b) =>
    filledColumns(b, category) - filledColumns(a, category) ||
    byBrand(a.brand, b.brand) ||
    compareSeries(a.series, b.series) ||
    compareNatural(a.model, b.model) ||
    a.id - b.id;
}

/** Products sorted by `compareDefault`, and the place of each model among all models. */
export interface Ordered {
  products: IndexProduct[];
  modelRanks: Float64Array;
}

/** Brands, series and models are compared once each as texts, and from then on as numbers. */
export function* inDefaultOrder(category: OrderedCategory, unordered: readonly IndexProduct[]): Sliced<Ordered> {
  const brands = new Map<number, IndexProduct['brand']>();
  const series = new Set<string | null>();
  const models = new Set<string>();
  for (const [i, product] of unordered.entries()) {
    brands.set(product.brand.id, product.brand);
    series.add(product.series);
    models.add(product.model);
    if (mayPause(i)) yield;
  }
  const byImportance = [...brands.values()].sort(compareBrands(category.brandOrder ?? []));
  const brandRank = ranks(byImportance.map(({ id }) => id));
  const seriesRank = ranks(yield* mergeSort([...series], compareSeries));
  const modelRank = ranks(yield* mergeSort([...models], compareNatural));
  const keyed = yield* eachRow(unordered.length, i => {
    const product = unordered[i] as IndexProduct;
    const rank = (brandRank.get(product.brand.id) ?? 0) * seriesRank.size + (seriesRank.get(product.series) ?? 0);
    const filled = filledColumns(product, category);
    return { product, filled, rank, model: modelRank.get(product.model) ?? Number.NaN };
  });
  const sorted = yield* mergeSort(
    keyed,
    (a, b) => b.filled - a.filled || a.rank - b.rank || a.model - b.model || a.product.id - b.product.id,
  );
  return {
    products: sorted.map(({ product }) => product),
    modelRanks: yield* eachNumber(sorted.length, i => sorted[i]?.model ?? Number.NaN),
  };
}

const ranks = <K>(sorted: readonly K[]): Map<K, number> => new Map(sorted.map((item, rank) => [item, rank]));
