import type { Brand, Category } from '@shixuan/api';
import { type BrandSeries, brandSeries } from './brand-series';
import type { IndexInput, IndexProduct } from './index-input';
import { buildSegment, type Segment } from './segment';

/** The whole catalogue in memory: immutable, replaced as a whole. */
export interface CatalogueIndex {
  readonly version: string;
  /** In display order, with product counts. */
  readonly categories: readonly Category[];
  readonly brands: ReadonlyMap<number, Brand>;
  readonly segments: ReadonlyMap<number, Segment>;
  /** Brands that have products, with their series; of one category or of all. */
  brandSeries(categoryId?: number): BrandSeries[];
  /** Where a product stands. */
  find(productId: number): { segment: Segment; row: number } | undefined;
}

/** Builds the index. `pause` runs between categories, so that a server can answer requests meanwhile. */
export async function buildIndex(
  input: IndexInput,
  pause: () => Promise<void> = async () => {},
): Promise<CatalogueIndex> {
  const byCategory = groupByCategory(input.products);
  const segments = new Map<number, Segment>();
  const places = new Map<number, { segment: Segment; row: number }>();
  for (const category of input.categories) {
    const segment = buildSegment(category, byCategory.get(category.id) ?? []);
    segments.set(category.id, segment);
    segment.products.forEach((product, row) => {
      places.set(product.id, { segment, row });
    });
    await pause();
  }
  return {
    version: input.version,
    categories: [...segments.values()].map(segment => segment.category),
    brands: new Map(input.brands.map(brand => [brand.id, brand])),
    segments,
    brandSeries: categoryId => {
      const chosen = [...segments.values()].filter(
        ({ category }) => categoryId === undefined || category.id === categoryId,
      );
      return brandSeries(input.brands, chosen);
    },
    find: productId => places.get(productId),
  };
}

function groupByCategory(products: readonly IndexProduct[]): Map<number, IndexProduct[]> {
  const groups = new Map<number, IndexProduct[]>();
  for (const product of products) {
    const group = groups.get(product.categoryId);
    if (group) group.push(product);
    else groups.set(product.categoryId, [product]);
  }
  return groups;
}
