import type { AttributeDefinition, Brand, Category, ProductRow, ProductSource } from '@shixuan/api';
import type { FormerSeries } from '../import/brand-names';
import type { CategoryEntry } from '../import/category-file';
import type { StoredPicture } from '../pictures/stored-picture';

/** All that the index is built from. Products carry what the product page needs too, so that it works from memory. */
export interface IndexInput {
  /** Changes whenever any of the rest does. */
  version: string;
  categories: readonly IndexCategory[];
  brands: readonly Brand[];
  /** What else makers are called, by brand id; search knows them. */
  brandAliases?: ReadonlyMap<number, readonly string[]>;
  /** Present names of series by `seriesKey` of the former ones, by brand id. */
  formerSeries?: ReadonlyMap<number, FormerSeries>;
  products: readonly IndexProduct[];
  /** Products that were taken out, which links may still name. */
  removed?: readonly RemovedProduct[];
}

/** A product that was taken out. */
export interface RemovedProduct {
  id: number;
  brand: IndexProduct['brand'];
  model: string;
  /** Why, in the operator's words. */
  reason: string | null;
  /** The product under which the same thing stays. */
  replacementId: number | null;
}

export interface IndexCategory extends Omit<Category, 'count'> {
  /** In the order in which the category shows them. */
  attributes: readonly AttributeDefinition[];
  /** Names of the brands that buyers of this category ask for first, the most asked first; the others follow by name. */
  brandOrder?: readonly string[] | undefined;
  /** Pieces of which the summaries of its products are made; see `fill-template.ts`. */
  summaryTemplate?: CategoryEntry['summaryTemplate'] | undefined;
}

export interface IndexProduct extends ProductRow {
  source: ProductSource;
  /** True when the record describes a whole series, not one model. */
  seriesLevel: boolean;
  /** ISO 8601. */
  updatedAt: string;
  /** Photos and drawings of an import, the first one first; absent: none. */
  pictures?: readonly StoredPicture[];
}
