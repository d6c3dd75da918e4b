import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromProduct, type Profiler, profilerFromProduct } from '@shixuan/optics/model';
import type { Catalogue } from '@shixuan/optics/solve';
import { root } from '../../lib/root.mjs';

export interface RealParts extends Catalogue {
  profilers: readonly Profiler[];
}

const categories = ['area-camera', 'line-camera', 'fa-lens', 'line-lens', 'telecentric-lens', 'light', 'grabber'];

/** Parts of the products that the site is seeded with, without a database; ids are their places. */
export async function realParts(): Promise<RealParts> {
  const files = await Promise.all(categories.map(productsOf));
  const parts = files.flat().map((product, index) => fromProduct({ ...product, id: index + 1 }));
  const profilers = (await productsOf('line-3d')).flatMap(
    (product, index) => profilerFromProduct({ ...product, id: index + 1 }) ?? [],
  );
  return {
    cameras: parts.flatMap(found => (found.role === 'camera' ? [found.part] : [])),
    lenses: parts.flatMap(found => (found.role === 'lens' ? [found.part] : [])),
    lights: parts.flatMap(found => (found.role === 'light' ? [found.part] : [])),
    grabbers: parts.flatMap(found => (found.role === 'grabber' ? [found.part] : [])),
    profilers,
  };
}

type Product = Parameters<typeof fromProduct>[0];

const productsOf = async (category: string): Promise<readonly Product[]> =>
  JSON.parse(await readFile(join(root, 'data/products', `${category}.json`), 'utf8'));
