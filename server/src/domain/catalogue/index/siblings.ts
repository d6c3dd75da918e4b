import { intersect, rowsOf } from './bitset';
import type { IndexProduct } from './index-input';
import { distanceFrom } from './nearness';
import type { Segment } from './segment';

/** Rows of the segment that are models of the series which an entry describes, in default order. */
export const modelsOfSeries = ({ products }: Segment, { brand, series }: IndexProduct): number[] =>
  [...products.keys()].filter(row => {
    const product = products[row];
    return series !== null && product?.series === series && product.brand.id === brand.id;
  });

/** Rows of the same brand and series as `row`, without it, nearest in the category's key figures first. */
export function siblings(segment: Segment, row: number): number[] {
  const product = segment.products[row];
  const brand = segment.columns.get('brand');
  const series = segment.columns.get('series');
  if (!product || product.series === null || !brand || !series) return [];
  const family = brand.select({ in: [String(product.brand.id)] });
  intersect(family, series.select({ in: [product.series] }));

  const distance = distanceFrom(segment, row, true);
  return [...rowsOf(family)]
    .filter(other => other !== row)
    .map(other => ({ other, distance: distance(other) }))
    .sort((a, b) => a.distance - b.distance || a.other - b.other)
    .map(({ other }) => other);
}
