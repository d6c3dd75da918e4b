import { brandLabel } from './brand-label';
import { thumbnailSource } from './drawing-sources';
import type { ProductRow } from './product';

/** A product as the comparison list holds it: named by maker and part number, with the small form of its drawing. */
export const compareItem = (product: Pick<ProductRow, 'id' | 'categoryId' | 'brand' | 'model' | 'drawing'>) => ({
  id: product.id,
  categoryId: product.categoryId,
  title: `${brandLabel(product.brand)} ${product.model}`,
  image: thumbnailSource(product.drawing),
});
