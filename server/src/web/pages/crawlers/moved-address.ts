import { fieldName, parseListSearch, printFilter } from '@shixuan/list-url';
import { presentSeries } from '../../../domain/catalogue/import/brand-names';
import type { CatalogueIndex } from '../../../domain/catalogue/index/build';
import { readId } from '../address/read-id';

/** Pages of a product, whose address names it by its number. */
const PRODUCT_PATHS: readonly string[] = ['/goods/detail', '/selection/detail'];
const LIST_PATH = '/goods/list';

/**
 * Where the page stands now of an address that names a product which another has replaced, or a series by a name that it had;
 * null for every other address.
 */
export function movedAddress(path: string, search: string, index: CatalogueIndex): string | null {
  if (PRODUCT_PATHS.includes(path)) return movedProduct(path, search, index);
  return path === LIST_PATH ? movedSeries(search, index) : null;
}

function movedProduct(path: string, search: string, index: CatalogueIndex): string | null {
  const query = new URLSearchParams(search);
  const id = readId(query.get('id'));
  const place = id === null ? undefined : index.find(id);
  const product = place?.segment.products[place.row];
  if (!product || product.id === id) return null;
  query.set('id', String(product.id));
  return `${path}?${query}`;
}

/** A name that a series has today means that series, whatever others were called. */
function movedSeries(search: string, index: CatalogueIndex): string | null {
  const { query } = parseListSearch(search);
  const { series, brand } = query.filters;
  const segment = query.categoryId === null ? undefined : index.segments.get(query.categoryId);
  if (!segment || !series?.in) return null;
  const present = new Set(segment.products.map(product => product.series));
  const makers = new Set(brand?.in);
  const renamed = (name: string): readonly string[] => {
    if (present.has(name)) return [name];
    const names = [...index.formerSeries].flatMap(([brandId, former]) => {
      const now = presentSeries(name, former);
      const isAsked = makers.size === 0 || makers.has(String(brandId));
      return isAsked && present.has(now) ? [now] : [];
    });
    return names.length > 0 ? names : [name];
  };
  const names = [...new Set(series.in.flatMap(renamed))];
  if (names.join() === series.in.join()) return null;
  // What else stands in the address stays as it is.
  const moved = new URLSearchParams(search);
  moved.delete(fieldName('series', 'in'));
  moved.set('series', printFilter({ ...series, in: names }));
  return `${LIST_PATH}?${moved}`;
}
