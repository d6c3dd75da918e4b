import type { Brand, Category } from '@shixuan/api';
import { type BrandSeries, brandSeries } from './brand-series';
import type { IndexInput, IndexProduct } from './index-input';
import { buildSegment, type Segment } from './segment';
import { inSlices, mayPause, type Sliced } from './slices';

/** The whole catalogue in memory: immutable, replaced as a whole. */
export interface CatalogueIndex {
  readonly version: string;
  /** In display order, with product counts. */
  readonly categories: readonly Category[];
  readonly brands: ReadonlyMap<number, Brand>;
  readonly brandAliases: ReadonlyMap<number, readonly string[]>;
  readonly segments: ReadonlyMap<number, Segment>;
  /** Brands that have products, with their series; of one category or of all. */
  brandSeries(categoryId?: number): BrandSeries[];
  /** Where a product stands. */
  find(productId: number): { segment: Segment; row: number } | undefined;
}

/** Builds the index. `pause` runs every `sliceMs`, two milliseconds, so that a server can answer requests meanwhile. */
export function buildIndex(
  input: IndexInput,
  pause: () => Promise<void> = async () => {},
  sliceMs?: number,
): Promise<CatalogueIndex> {
  return inSlices(indexOf(input), pause, sliceMs);
}

function* indexOf(input: IndexInput): Sliced<CatalogueIndex> {
  const byCategory = yield* groupByCategory(input.products);
  const segments = new Map<number, Segment>();
  const places = new Map<number, { segment: Segment; row: number }>();
  for (const category of input.categories) {
    const segment = yield* buildSegment(category, byCategory.get(category.id) ?? []);
    segments.set(category.id, segment);
    for (const [row, product] of segment.products.entries()) {
      places.set(product.id, { segment, row });
      if (mayPause(row)) yield;
    }
  }
  return {
    version: input.version,
    categories: [...segments.values()].map(segment => segment.category),
    brands: new Map(input.brands.map(brand => [brand.id, brand])),
    brandAliases: input.brandAliases ?? new Map(),
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

function* groupByCategory(products: readonly IndexProduct[]): Sliced<Map<number, IndexProduct[]>> {
  const groups = new Map<number, IndexProduct[]>();
  for (const [i, product] of products.entries()) {
    const group = groups.get(product.categoryId);
    if (group) group.push(product);
    else groups.set(product.categoryId, [product]);
    if (mayPause(i)) yield;
  }
  return groups;
}
