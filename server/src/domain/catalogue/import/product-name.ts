import type { Attributes } from '@shixuan/api';
import type { CategoryEntry } from './category-file';
import { fillTemplate } from './fill-template';

/** Chinese name of a product: 500 万像素 全局快门 黑白 面阵相机. What is unknown is left out. */
export const productName = ({ nameTemplate, attributes }: CategoryEntry, attrs: Attributes): string =>
  fillTemplate(nameTemplate, attrs, attributes).join(' ');

/** Limit of figures in a summary; more would distract. */
const MOST_FIGURES = 5;
const NOTHING_KNOWN = '主要参数未标注';

/** Up to five deciding figures in one line; or that none is known. */
export const productSummary = ({ summaryTemplate, attributes }: CategoryEntry, attrs: Attributes): string =>
  fillTemplate(summaryTemplate, attrs, attributes).slice(0, MOST_FIGURES).join(' · ') || NOTHING_KNOWN;
