import type { CallContent } from '@shixuan/api/client';
import type { HostCategory } from '@shixuan/host';

type Brand = CallContent<'brandSeries'>['list'][number];

export interface LargestSeries {
  category: HostCategory;
  brand: Brand;
  name: string;
  count: number;
}

/** The series with most models in each category, in the order of the categories; the first of those with as many. */
export function largestSeries(categories: readonly HostCategory[], brands: readonly Brand[]): LargestSeries[] {
  return categories.flatMap(category => {
    const [largest] = brands
      .flatMap(brand =>
        brand.series
          .filter(({ categoryId }) => categoryId === category.id)
          .map(({ name, count }) => ({ category, brand, name, count })),
      )
      .sort((a, b) => b.count - a.count);
    return largest ?? [];
  });
}
