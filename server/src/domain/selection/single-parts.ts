import { type DepthCamera, depthCameraFromProduct, type Profiler, profilerFromProduct } from '@shixuan/optics/model';
import { badInput } from '../../platform/http/call-error';
import type { CatalogueIndex } from '../catalogue/index/build';
import type { IndexProduct } from '../catalogue/index/index-input';
import { noProduct } from '../snapshot/find-product';

type Product = Parameters<typeof profilerFromProduct>[0];

/** Parts of one state of the catalogue that are complete in themselves, so that nothing is combined with them. */
export interface SingleParts<P> {
  all: readonly P[];
  byId: ReadonlyMap<number, { product: IndexProduct; part: P }>;
}

export const profilersOf = partsOf<Profiler>(profilerFromProduct);
export const depthCamerasOf = partsOf<DepthCamera>(depthCameraFromProduct);

/** Read on first use for a state of the catalogue and released with it: some hundreds of products in one category. */
function partsOf<P extends { id: number }>(
  fromProduct: (product: Product) => P | null,
): (index: CatalogueIndex) => SingleParts<P> {
  const made = new WeakMap<CatalogueIndex, SingleParts<P>>();
  return index => {
    const known = made.get(index) ?? read(index, fromProduct);
    made.set(index, known);
    return known;
  };
}

function read<P extends { id: number }>(
  { segments }: CatalogueIndex,
  fromProduct: (product: Product) => P | null,
): SingleParts<P> {
  const selected = [...segments.values()].flatMap(({ category, products }) =>
    products.flatMap(product => {
      const { id, brand, series, model, attrs } = product;
      const part = fromProduct({ id, category: category.code, brand: brand.name, series, model, attrs });
      return part ? [{ product, part }] : [];
    }),
  );
  return { all: selected.map(({ part }) => part), byId: new Map(selected.map(each => [each.part.id, each])) };
}

/**
 * The part of a number, or the one that stands for it.
 * @throws CallError 404 where there is no such product, or it was taken out; 422 for that of a part of another kind
 */
export function singlePartNamed<P>(
  index: CatalogueIndex,
  { byId }: SingleParts<P>,
  { id, parameter, kind }: { id: number; parameter: string; kind: string },
): { product: IndexProduct; part: P } {
  const place = index.find(id);
  const found = byId.get(place?.segment.products[place.row]?.id ?? id);
  if (found) return found;
  const field = `${kind}编号 ${parameter}：`;
  if (!place) throw noProduct(index, id, field);
  throw badInput(`${field}${id} 不是 ${kind}，应为 ${kind}的编号`);
}
