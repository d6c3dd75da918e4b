import { fromProduct } from '../../model/parts/from-product/from-product';
import type { Product } from '../../model/parts/from-product/product';
import type { Catalogue } from '../catalogue/prepared-catalogue';

const categories = [
  'area-camera',
  'line-camera',
  'fa-lens',
  'line-lens',
  'telecentric-lens',
  'light',
  'grabber',
] as const;

let kept: Promise<Catalogue> | undefined;

/**
 * Parts of the products in the seed data of the site. Parts never change, so that all test files of a worker get the same ones,
 * with what is derived of them.
 */
export function realCatalogue(): Promise<Catalogue> {
  kept ??= readParts();
  return kept;
}

async function readParts(): Promise<Catalogue> {
  const files = await Promise.all(categories.map(productsOf));
  const parts = files.flat().map((product, index) => fromProduct({ ...product, id: index + 1 }));
  return {
    cameras: parts.flatMap(found => (found.role === 'camera' ? [found.part] : [])),
    lenses: parts.flatMap(found => (found.role === 'lens' ? [found.part] : [])),
    lights: parts.flatMap(found => (found.role === 'light' ? [found.part] : [])),
    grabbers: parts.flatMap(found => (found.role === 'grabber' ? [found.part] : [])),
  };
}

async function productsOf(category: string): Promise<readonly Product[]> {
  const file: { default: readonly Product[] } = await import(`../../../../../data/products/${category}.json`);
  return file.default;
}
