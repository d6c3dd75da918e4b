import type { CallContent } from '@shixuan/api/client';

type BrandSeries = CallContent<'brandSeries'>['list'][number];

export interface BrandRow {
  brand: BrandSeries;
  /** Products of the brand in each category of the family that has any. */
  counts: { categoryId: number; count: number }[];
  /** The largest series, most products first. */
  series: BrandSeries['series'];
  /** Series that are left out of the row. */
  unnamed: number;
}

const MOST_SERIES = 12;

/** One row for each brand of a family, the brand with most products first. */
export function brandRows(answers: readonly { categoryId: number; brands: readonly BrandSeries[] }[]): BrandRow[] {
  const rows = new Map<number, BrandRow>();
  for (const { categoryId, brands } of answers) {
    for (const brand of brands) {
      if (brand.count === 0) continue;
      const row = rows.get(brand.id) ?? { brand, counts: [], series: [], unnamed: 0 };
      rows.set(brand.id, {
        ...row,
        counts: [...row.counts, { categoryId, count: brand.count }],
        series: [...row.series, ...brand.series.filter(series => series.categoryId === categoryId)],
      });
    }
  }
  const size = ({ counts }: BrandRow) => counts.reduce((sum, { count }) => sum + count, 0);
  return [...rows.values()]
    .sort((a, b) => size(b) - size(a) || a.brand.id - b.brand.id)
    .map(row => {
      const series = [...row.series].sort((a, b) => b.count - a.count);
      return { ...row, series: series.slice(0, MOST_SERIES), unnamed: Math.max(0, series.length - MOST_SERIES) };
    });
}
