import type { IndexProduct } from '../catalogue/index/index-input';
import { compareNatural } from '../catalogue/index/natural-order';
import type { PartKind, PartRole } from './selection-parts';

type PartBrand = IndexProduct['brand'] & { cameras: number; lenses: number; lights: number; grabbers: number };

const counters = { camera: 'cameras', lens: 'lenses', light: 'lights', grabber: 'grabbers' } as const satisfies Record<
  PartRole,
  keyof PartBrand
>;

/** Brands with usable parts, by name, and how many of each role. */
export function partBrands(kinds: readonly PartKind[]): PartBrand[] {
  const brands = new Map<number, PartBrand>();
  for (const { role, parts } of kinds) {
    for (const { product } of parts) {
      const { id, name, nameZh } = product.brand;
      const brand = brands.get(id) ?? { id, name, nameZh, cameras: 0, lenses: 0, lights: 0, grabbers: 0 };
      brand[counters[role]] += 1;
      brands.set(id, brand);
    }
  }
  return [...brands.values()].sort((a, b) => compareNatural(a.name, b.name) || a.id - b.id);
}
