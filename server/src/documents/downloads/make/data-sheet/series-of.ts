import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';
import type { Segment } from '../../../../domain/catalogue/index/segment';

/** The models of each brand and series, where there are at least two. */
export function seriesOf({ products }: Segment): IndexProduct[][] {
  const groups = new Map<string, IndexProduct[]>();
  for (const product of products) {
    if (product.series === null) continue;
    const key = `${product.brand.id} ${product.series}`;
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  return [...groups.values()].filter(group => group.length > 1);
}
