import { brandLabel, type SelectedPart } from '@shixuan/api/client';
import type { SelectionProduct } from '@shixuan/embed-types';
import { productPath } from '../../lib/paths';

/** A product in the detail of a widget event. `site`: origin that precedes the site's paths. */
export const eventProduct = (
  { product }: Pick<SelectedPart, 'product'>,
  role: SelectionProduct['role'],
  site: string,
): SelectionProduct => ({
  id: product.id,
  role,
  brand: brandLabel(product.brand),
  model: product.model,
  url: site + productPath(product.id),
});
