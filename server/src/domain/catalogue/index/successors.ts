import type { CatalogueIndex } from './build';
import { foldPartNumber } from './fold-text';
import type { IndexProduct } from './index-input';

/** A product by which another is replaced, or which it replaces; without `id` where the catalogue does not have it. */
export interface Replacement {
  model: string;
  id?: number;
}

/** Products of a catalogue by maker and folded part number. */
interface PartNumbers {
  own: ReadonlyMap<string, IndexProduct>;
  /** By the part number of the successor that they state. */
  replacedBy: ReadonlyMap<string, readonly IndexProduct[]>;
}

const made = new WeakMap<CatalogueIndex, PartNumbers>();

const keyOf = ({ brand }: IndexProduct, partNumber: string) => `${brand.id} ${foldPartNumber(partNumber)}`;

/** Once for each catalogue: a walk over all products took a seventh of the time of an answer about one. */
function partNumbersOf(index: CatalogueIndex): PartNumbers {
  const known = made.get(index);
  if (known) return known;
  const own = new Map<string, IndexProduct>();
  const replacedBy = new Map<string, IndexProduct[]>();
  for (const { products } of index.segments.values())
    for (const product of products) {
      const key = keyOf(product, product.model);
      if (!own.has(key)) own.set(key, product);
      const { successor } = product.attrs;
      if (typeof successor !== 'string') continue;
      const next = keyOf(product, successor);
      replacedBy.set(next, [...(replacedBy.get(next) ?? []), product]);
    }
  const partNumbers = { own, replacedBy };
  made.set(index, partNumbers);
  return partNumbers;
}

/** 替代型号 both ways: the stated successor of a product, and the products of its maker that name it as theirs. */
export function replacementsOf(
  index: CatalogueIndex,
  product: IndexProduct,
): { successor?: Replacement; replaces: Replacement[] } {
  const { own, replacedBy } = partNumbersOf(index);
  const stated = product.attrs.successor;
  const found = typeof stated === 'string' ? own.get(keyOf(product, stated)) : undefined;
  return {
    ...(typeof stated === 'string' && { successor: { model: found?.model ?? stated, ...(found && { id: found.id }) } }),
    replaces: (replacedBy.get(keyOf(product, product.model)) ?? []).map(({ id, model }) => ({ id, model })),
  };
}
