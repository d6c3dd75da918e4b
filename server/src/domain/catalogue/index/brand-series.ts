import type { Brand } from '@shixuan/api';
import { compareNatural } from './natural-order';
import type { Segment } from './segment';

export interface BrandSeries extends Brand {
  count: number;
  series: { name: string; categoryId: number; count: number }[];
}

/** Brands that have products in the segments, by name; the series of each by category, then by name. */
export function brandSeries(brands: readonly Brand[], segments: readonly Segment[]): BrandSeries[] {
  const byId = new Map<number, BrandSeries>(brands.map(brand => [brand.id, { ...brand, count: 0, series: [] }]));
  for (const { category, products } of segments) {
    for (const { brand, series } of products) {
      const entry = byId.get(brand.id);
      if (!entry) continue;
      entry.count++;
      if (series === null) continue;
      // Products come brand by brand and series by series, so the series of this one is the last, or new.
      const last = entry.series.at(-1);
      if (last?.name === series && last.categoryId === category.id) last.count++;
      else entry.series.push({ name: series, categoryId: category.id, count: 1 });
    }
  }
  return [...byId.values()].filter(brand => brand.count > 0).sort((a, b) => compareNatural(a.name, b.name));
}
