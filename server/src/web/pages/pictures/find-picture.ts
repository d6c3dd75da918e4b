import type { CatalogueIndex } from '../../../domain/catalogue/index/build';
import { drawCategoryIcon, drawProduct, outlineOf } from '../../../domain/drawings';

const productPath = /^products\/([1-9]\d{0,9})(-thumb|-outline)?\.svg$/;
const categoryPath = /^categories\/([a-z0-9-]{1,40})\.svg$/;

/** The SVG behind a path below `/Uploads/`, drawn from the catalogue; null when the catalogue has no such thing. */
export function findPicture(catalogue: CatalogueIndex, path: string): string | null {
  const [, id, form] = productPath.exec(path) ?? [];
  if (id !== undefined) {
    const place = catalogue.find(Number(id));
    const product = place?.segment.products[place.row];
    if (!place || !product) return null;
    const request = {
      categoryCode: place.segment.category.code,
      attrs: product.attrs,
      label: `${product.brand.nameZh ?? product.brand.name} ${product.model}`,
      series: product.series,
    };
    const { svg } = drawProduct(request, { detail: form === '-thumb' ? 'thumbnail' : 'full' });
    return form === '-outline' ? outlineOf(svg) : svg;
  }
  const [, code] = categoryPath.exec(path) ?? [];
  const known = catalogue.categories.some(category => category.code === code);
  return code !== undefined && known ? drawCategoryIcon(code) : null;
}
