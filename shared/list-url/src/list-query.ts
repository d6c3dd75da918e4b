import { type Filters, PAGE_SIZES, type Sort } from '@shixuan/api/client';

export type PageSize = (typeof PAGE_SIZES)[number];

/** The state of the list page as written in its URL. */
export interface ListQuery {
  /** Null: no category chosen yet. */
  categoryId: number | null;
  filters: Filters;
  /** Null: the catalogue's own order. */
  sort: Sort | null;
  page: number;
  pageSize: PageSize;
  /** Keys of the attributes shown as columns, in this order; null: those of the category. */
  columns: readonly string[] | null;
  /** How many of the first columns stay beside the part number while the others scroll; 0: the address does not say. */
  pins: number;
}

/** More would leave no room for the columns that scroll. */
export const MAX_PINS = 3;

export const DEFAULT_PAGE_SIZE: PageSize = PAGE_SIZES[0];

/** A fresh query of one category. */
export const listQuery = (categoryId: number | null, filters: Filters = {}): ListQuery => ({
  categoryId,
  filters,
  sort: null,
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  columns: null,
  pins: 0,
});

/** URL parameters that are not filters. A filter of the same name carries a `_` after it: keys hold no underscore. */
const RESERVED = ['categoryId', 'sort', 'page', 'size', 'cols', 'pins'] as const;
export const isReserved = (name: string) => RESERVED.some(reserved => reserved === name);

/** The order in which the products nearest to this one come first. */
export const likeness = (productId: number): Sort => ({ key: `like${productId}`, direction: 'asc' });

/** Id of the product to which the list's products are compared; null where the order is another. */
export function likenessOf(sort: Sort | null): number | null {
  const [, id] = /^like([1-9]\d{0,9})$/.exec(sort?.key ?? '') ?? [];
  return id === undefined ? null : Number(id);
}
