import type { Brand, Category } from '@shixuan/api';
import type { FormerSeries } from '../import/brand-names';
import { type BrandSeries, brandSeries } from './brand-series';
import type { IndexInput, IndexProduct, RemovedProduct } from './index-input';
import { inMemory } from './memory-texts';
import type { TextEngine } from './product-texts';
import { buildSegment, type Segment } from './segment';
import { inSlices, mayPause, type Sliced } from './slices';

/** The whole catalogue in memory: immutable, replaced as a whole. */
export interface CatalogueIndex {
  readonly version: string;
  /** In display order, with product counts. */
  readonly categories: readonly Category[];
  readonly brands: ReadonlyMap<number, Brand>;
  readonly brandAliases: ReadonlyMap<number, readonly string[]>;
  /** What series were called, by brand id. */
  readonly formerSeries: ReadonlyMap<number, FormerSeries>;
  /** The products of each category. */
  readonly segments: ReadonlyMap<number, Segment>;
  /** The records of each category that describe a whole series: no list, count, search or selection holds them. */
  readonly seriesEntries: ReadonlyMap<number, Segment>;
  /** Brands that have products, with their series; of one category or of all. */
  brandSeries(categoryId?: number): BrandSeries[];
  /** All products that were taken out. */
  readonly takenOut: readonly RemovedProduct[];
  /** Those of them that have no other that stands for them. */
  readonly removed: ReadonlyMap<number, RemovedProduct>;
  /** Where a product or a series entry stands; by the number of one that was taken out, the product that stands for it. */
  find(productId: number): { segment: Segment; row: number } | undefined;
  /** `TextEngine.settled`: whatever looks for words runs in it. */
  settled<T>(work: () => T): Promise<T>;
}

/**
 * Builds the index. `pause` runs every `sliceMs`, two milliseconds, so that a server can answer requests meanwhile; `engine`
 * searches the texts of the products.
 */
export function buildIndex(
  input: IndexInput,
  pause: () => Promise<void> = async () => {},
  sliceMs?: number,
  engine: TextEngine = inMemory,
): Promise<CatalogueIndex> {
  return inSlices(indexOf(input, engine), pause, sliceMs);
}

function* indexOf(input: IndexInput, engine: TextEngine): Sliced<CatalogueIndex> {
  const byCategory = yield* groupByCategory(input.products);
  const segments = new Map<number, Segment>();
  const seriesEntries = new Map<number, Segment>();
  const places = new Map<number, { segment: Segment; row: number }>();
  for (const category of input.categories) {
    const records = byCategory.get(category.id) ?? [];
    const isEntry = ({ seriesLevel }: IndexProduct) => seriesLevel;
    const segment = yield* buildSegment(
      category,
      records.filter(record => !isEntry(record)),
      engine,
    );
    const entries = { ...(yield* buildSegment(category, records.filter(isEntry), engine)), category: segment.category };
    segments.set(category.id, segment);
    seriesEntries.set(category.id, entries);
    for (const each of [segment, entries])
      for (const [row, product] of each.products.entries()) {
        places.set(product.id, { segment: each, row });
        if (mayPause(row)) yield;
      }
  }
  const removed = new Map((input.removed ?? []).map(each => [each.id, each]));
  for (const id of [...removed.keys()]) {
    const standing = places.get(standingFor(id, removed));
    if (!standing) continue;
    places.set(id, standing);
    removed.delete(id);
  }
  return {
    version: input.version,
    categories: [...segments.values()].map(segment => segment.category),
    brands: new Map(input.brands.map(brand => [brand.id, brand])),
    brandAliases: input.brandAliases ?? new Map(),
    formerSeries: input.formerSeries ?? new Map(),
    segments,
    seriesEntries,
    brandSeries: categoryId => {
      const chosen = ({ category }: Segment) => categoryId === undefined || category.id === categoryId;
      return brandSeries(
        input.brands,
        [...segments.values()].filter(chosen),
        [...seriesEntries.values()].filter(chosen).flatMap(({ products }) => products),
      );
    },
    takenOut: input.removed ?? [],
    removed,
    find: productId => places.get(productId),
    settled: work => engine.settled(work),
  };
}

/** The number that links to a product lead to: a product that stands for another may have been taken out, too. */
function standingFor(id: number, removed: ReadonlyMap<number, RemovedProduct>): number {
  const passed = new Set<number>();
  let at = id;
  for (;;) {
    const next = removed.get(at)?.replacementId;
    if (typeof next !== 'number' || passed.has(next)) return at;
    passed.add(next);
    at = next;
  }
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
