import type { Brand } from '@shixuan/api';
import type { IndexProduct } from './index-input';
import { compareNatural } from './natural-order';
import type { Segment } from './segment';

export interface BrandSeries extends Brand {
  count: number;
  series: { name: string; categoryId: number; count: number }[];
  /** Records that describe a whole series. */
  entries: { id: number; name: string; categoryId: number }[];
}

/**
 * Brands that have products in the segments, or records of whole series, by name; the series of each by category, then by
 * name.
 */
export function brandSeries(
  brands: readonly Brand[],
  segments: readonly Segment[],
  entries: readonly IndexProduct[],
): BrandSeries[] {
  const byId = new Map<number, BrandSeries>(
    brands.map(brand => [brand.id, { ...brand, count: 0, series: [], entries: [] }]),
  );
  for (const { id, model, categoryId, brand } of entries)
    byId.get(brand.id)?.entries.push({ id, name: model, categoryId });
  for (const { category, products } of segments) {
    const counts = new Map<string, BrandSeries['series'][number]>();
    for (const { brand, series } of products) {
      const entry = byId.get(brand.id);
      if (!entry) continue;
      entry.count++;
      if (series === null) continue;
      const key = `${brand.id} ${series}`;
      const known = counts.get(key);
      if (known) known.count++;
      else {
        const added = { name: series, categoryId: category.id, count: 1 };
        counts.set(key, added);
        entry.series.push(added);
      }
    }
  }
  const place = new Map(segments.map(({ category }, i) => [category.id, i]));
  for (const { series } of byId.values())
    series.sort(
      (a, b) => (place.get(a.categoryId) ?? 0) - (place.get(b.categoryId) ?? 0) || compareNatural(a.name, b.name),
    );
  return [...byId.values()]
    .filter(brand => brand.count > 0 || brand.entries.length > 0)
    .sort((a, b) => compareNatural(a.name, b.name));
}
