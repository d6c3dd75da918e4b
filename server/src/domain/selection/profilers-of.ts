import { type Profiler, profilerFromProduct } from '@shixuan/optics/model';
import type { CatalogueIndex } from '../catalogue/index/build';
import type { IndexProduct } from '../catalogue/index/index-input';

/** The line profilers of one state of the catalogue. */
export interface Profilers {
  all: readonly Profiler[];
  byId: ReadonlyMap<number, { product: IndexProduct; part: Profiler }>;
}

const made = new WeakMap<CatalogueIndex, Profilers>();

/** Made on first use for a state of the catalogue and released with it: some hundreds of products in one category. */
export function profilersOf(index: CatalogueIndex): Profilers {
  const known = made.get(index) ?? read(index);
  made.set(index, known);
  return known;
}

function read({ segments }: CatalogueIndex): Profilers {
  const selected = [...segments.values()].flatMap(({ category, products }) =>
    products.flatMap(product => {
      const { id, brand, series, model, attrs } = product;
      const part = profilerFromProduct({ id, category: category.code, brand: brand.name, series, model, attrs });
      return part ? [{ product, part }] : [];
    }),
  );
  return { all: selected.map(({ part }) => part), byId: new Map(selected.map(each => [each.part.id, each])) };
}
