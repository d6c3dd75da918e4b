import { brandNames, leadingFigures } from '@shixuan/api';
import { formatWithUnit } from '@shixuan/api/format-value';
import type { Article } from '../../domain/articles/article-index';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Segment } from '../../domain/catalogue/index/segment';
import type { PictureType } from '../../domain/catalogue/pictures/picture-file';
import type { LoadedPicture } from '../../domain/catalogue/pictures/pictures-of-index';
import { drawProduct } from '../../domain/drawings';

/** What messengers show of a page that is shared. Plain data: it goes to another thread. */
export interface SharePicture {
  /** Small, above the title. */
  over: string;
  title: string;
  /** Small, below the title, one line each. */
  lines: string[];
  /** Null: the text has the whole width. */
  drawing: { svg: string; of: 'product' | 'article' } | { photo: Uint8Array; type: PictureType } | null;
}

/** Lines below a title. */
const MOST_LINES = 4;
/** Names of figures that fit in one of them beside a drawing. */
const FIGURES_IN_LINE = 3;

/** @param picture shown instead of the product's drawing */
export function productPicture(
  { category, attributes }: Segment,
  product: IndexProduct,
  picture?: LoadedPicture,
): SharePicture {
  const { brand, model, name, attrs } = product;
  const figures = leadingFigures(attributes, attrs).map(
    attribute => `${attribute.label} ${formatWithUnit(attribute, attrs[attribute.key])}`,
  );
  return {
    over: brandNames(brand),
    title: model,
    lines: [name, ...figures].slice(0, MOST_LINES),
    drawing: picture ? { photo: picture.bytes, type: picture.type } : drawingOf(category.code, product),
  };
}

function drawingOf(categoryCode: string, { brand, model, attrs, series }: IndexProduct): SharePicture['drawing'] {
  const label = `${brand.nameZh ?? brand.name} ${model}`;
  return { svg: drawProduct({ categoryCode, attrs, label, series }).svg, of: 'product' };
}

/** The drawing of the first of its list stands for a category. */
export function categoryPicture({ category, attributes, products }: Segment): SharePicture {
  const [first] = products;
  const brands = new Set(products.map(({ brand }) => brand.id)).size;
  return {
    over: '产品查询',
    title: category.name,
    lines: [
      `${products.length} 款 · ${brands} 个品牌`,
      leadingFigures(attributes, first?.attrs ?? {})
        .slice(0, FIGURES_IN_LINE)
        .map(({ label }) => label)
        .join(' · '),
    ],
    drawing: first ? drawingOf(category.code, first) : null,
  };
}

/** Of every page that has no picture of its own. */
export function sitePicture(segments: readonly Segment[]): SharePicture {
  const [main] = segments.filter(({ products }) => products.length > 0);
  const total = segments.reduce((sum, { products }) => sum + products.length, 0);
  return {
    over: '产品目录 · 选型 · 技术文档',
    title: '视选',
    lines: [`${total} 款机器视觉产品`, '相机、镜头、光源与整套系统选型', '每个数值写明出处'],
    drawing: main?.products[0] ? drawingOf(main.category.code, main.products[0]) : null,
  };
}

export const articlePicture = ({ title, category, tags, coverSvg }: Article): SharePicture => ({
  over: `技术文档 · ${category.name}`,
  title,
  lines: [tags.join(' · ')],
  drawing: coverSvg === null ? null : { svg: coverSvg, of: 'article' },
});
