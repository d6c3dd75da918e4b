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

/** @param picture shown instead of the product's drawing */
export function productPicture(
  { category, attributes }: Segment,
  product: IndexProduct,
  picture?: LoadedPicture,
): SharePicture {
  const { brand, model, name, attrs, series } = product;
  const label = `${brand.nameZh ?? brand.name} ${model}`;
  const figures = leadingFigures(attributes, attrs).map(
    attribute => `${attribute.label} ${formatWithUnit(attribute, attrs[attribute.key])}`,
  );
  return {
    over: brandNames(brand),
    title: model,
    lines: [name, ...figures].slice(0, MOST_LINES),
    drawing: picture
      ? { photo: picture.bytes, type: picture.type }
      : { svg: drawProduct({ categoryCode: category.code, attrs, label, series }).svg, of: 'product' },
  };
}

export const articlePicture = ({ title, category, tags, coverSvg }: Article): SharePicture => ({
  over: `技术文档 · ${category.name}`,
  title,
  lines: [tags.join(' · ')],
  drawing: coverSvg === null ? null : { svg: coverSvg, of: 'article' },
});
