import type { CatalogueIndex } from './build';
import { foldPartNumber } from './fold-text';
import type { IndexProduct } from './index-input';

/** A product by which another is replaced, or which it replaces; without `id` where the catalogue does not have it. */
export interface Replacement {
  model: string;
  id?: number;
}

/** 替代型号 both ways: the stated successor of a product, and the products of its maker that name it as theirs. */
export function replacementsOf(
  index: CatalogueIndex,
  product: IndexProduct,
): { successor?: Replacement; replaces: Replacement[] } {
  const own = [...index.segments.values()].flatMap(({ products }) =>
    products.filter(({ brand }) => brand.id === product.brand.id),
  );
  const stated = product.attrs.successor;
  const found = typeof stated === 'string' ? own.find(({ model }) => isSame(model, stated)) : undefined;
  return {
    ...(typeof stated === 'string' && { successor: { model: found?.model ?? stated, ...(found && { id: found.id }) } }),
    replaces: own
      .filter(({ attrs }) => typeof attrs.successor === 'string' && isSame(attrs.successor, product.model))
      .map(({ id, model }) => ({ id, model })),
  };
}

const isSame = (a: string, b: string) => foldPartNumber(a) === foldPartNumber(b);
