import type { ArticleHit, BrandHit, DownloadHit, ProductHit, ProductRow, SeriesHit } from '@shixuan/api';
import { listPath, listQuery } from '@shixuan/list-url';
import type { CatalogueIndex } from '../../catalogue/index/build';
import type { Segment } from '../../catalogue/index/segment';
import type { FoundArticle } from '../finding/article-search';
import type { FoundBrand, FoundSeries } from '../finding/name-search';
import type { Marker } from '../model/marks';
import { passageOf } from './passage';

const given = <T extends object>(marks: T): T =>
  Object.fromEntries(Object.entries(marks).filter(([, spans]) => spans !== undefined)) as T;

const brandRef = ({ id, name, nameZh }: ProductRow['brand']): ProductRow['brand'] => ({ id, name, nameZh });

const brandMarks = (marker: Marker, brand: ProductRow['brand']) => ({
  brandName: marker.inText(brand.name),
  brandNameZh: brand.nameZh === null ? undefined : marker.inText(brand.nameZh),
});

/** Address of a product's page. */
export const productUrl = (id: number): string => `/goods/detail?id=${id}`;

export function productHit({ products }: Segment, row: number, approximate: boolean, marker: Marker): ProductHit {
  const product = products[row];
  if (!product) throw new RangeError('no such row');
  const { id, categoryId, brand, series, model, name, summary, drawing, attrs } = product;
  return {
    row: { id, categoryId, brand: brandRef(brand), series, model, name, summary, drawing, attrs },
    url: productUrl(id),
    approximate,
    marks: given({
      model: approximate ? undefined : marker.inPartNumber(model),
      name: marker.inText(name),
      summary: marker.inText(summary),
      series: series === null ? undefined : marker.inPartNumber(series),
      ...brandMarks(marker, brand),
    }),
  };
}

const listUrl = (categoryId: number, brandId: number, series?: string): string =>
  listPath(
    listQuery(categoryId, {
      brand: { in: [String(brandId)] },
      ...(series !== undefined && { series: { in: [series] } }),
    }),
  );

/** Address of the list of a series' products, or of the record that describes the series. */
export const seriesUrl = ({ categoryId, brand, name, entryId }: FoundSeries): string =>
  entryId === undefined ? listUrl(categoryId, brand.id, name) : productUrl(entryId);

export function seriesHit(found: FoundSeries, index: CatalogueIndex, marker: Marker): SeriesHit {
  const { name, brand, categoryId, count } = found;
  return {
    series: name,
    brand: brandRef(brand),
    categoryId,
    categoryName: index.segments.get(categoryId)?.category.name ?? '',
    count,
    url: seriesUrl(found),
    marks: given({ series: marker.inPartNumber(name), ...brandMarks(marker, brand) }),
  };
}

export function brandHit({ brand, count }: FoundBrand, index: CatalogueIndex, marker: Marker): BrandHit {
  return {
    brand: brandRef(brand),
    country: brand.country,
    count,
    categories: categoriesOf(brand.id, index),
    marks: given(brandMarks(marker, brand)),
  };
}

const carried = new WeakMap<CatalogueIndex, Map<number, BrandHit['categories']>>();

/** The categories in which a maker has products. Counted once for all makers of a state of the catalogue. */
function categoriesOf(brandId: number, index: CatalogueIndex): BrandHit['categories'] {
  const known = carried.get(index) ?? countCarried(index);
  carried.set(index, known);
  return known.get(brandId) ?? [];
}

function countCarried({ segments }: CatalogueIndex): Map<number, BrandHit['categories']> {
  const categories = new Map<number, BrandHit['categories']>();
  for (const { category, filters } of segments.values())
    for (const { value, count } of filters.get('brand')?.options() ?? []) {
      const brandId = Number(value);
      if (!count) continue;
      const own = { categoryId: category.id, name: category.name, count, url: listUrl(category.id, brandId) };
      categories.set(brandId, [...(categories.get(brandId) ?? []), own]);
    }
  return categories;
}

/** Address of an article's page, at a heading when one is given. */
export const articleUrl = (id: number, heading = ''): string =>
  `/article/detail?id=${id}${heading === '' ? '' : `#${encodeURIComponent(heading)}`}`;

export function articleHit({ article, section }: FoundArticle, marker: Marker): ArticleHit {
  const { id, title, summary, tags, updated } = article;
  const found = section === undefined ? undefined : article.sections[section];
  const passage = found ? passageOf(found.text, marker) : null;
  return {
    id,
    title,
    summary,
    passage: passage === '' ? null : passage,
    section: found?.heading || null,
    tags: [...tags],
    updated,
    url: articleUrl(id, found?.id),
    marks: given({
      title: marker.inText(title),
      summary: marker.inText(summary),
      passage: passage ? marker.inText(passage) : undefined,
    }),
  };
}

/** A file of the download centre. Its name is public; its page needs a login. */
export function downloadHit(
  { id, title, summary }: { id: number; title: string; summary: string },
  marker: Marker,
): DownloadHit {
  return {
    id,
    title,
    detail: summary,
    url: `/download?${new URLSearchParams({ q: title })}`,
    marks: given({ title: marker.inText(title), detail: marker.inText(summary) }),
  };
}
