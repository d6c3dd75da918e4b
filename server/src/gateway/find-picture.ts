import type { CatalogueIndex } from '../catalogue-index/build';
import { drawCategoryIcon, drawProduct } from '../drawings';

const productPath = /^products\/([1-9]\d{0,9})(-thumb)?\.svg$/;
const categoryPath = /^categories\/([a-z0-9-]{1,40})\.svg$/;

/** The SVG behind a path below `/Uploads/`, drawn from the catalogue; null when the catalogue has no such thing. */
export function findPicture(catalogue: CatalogueIndex, path: string): string | null {
  const [, id, thumbnail] = productPath.exec(path) ?? [];
  if (id !== undefined) {
    const place = catalogue.find(Number(id));
    const product = place?.segment.products[place.row];
    if (!place || !product) return null;
    const request = {
      categoryCode: place.segment.category.code,
      attrs: product.attrs,
      label: `${product.brand.nameZh ?? product.brand.name} ${product.model}`,
    };
    return drawProduct(request, { detail: thumbnail ? 'thumbnail' : 'full' }).svg;
  }
  const [, code] = categoryPath.exec(path) ?? [];
  const known = catalogue.categories.some(category => category.code === code);
  return code !== undefined && known ? drawCategoryIcon(code) : null;
}
